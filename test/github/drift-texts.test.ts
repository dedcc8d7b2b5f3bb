import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueText } from '../../src/github/drift-issue.ts';
import { readInputs } from '../../src/github/inputs.ts';
import { readRunner } from '../../src/github/runner.ts';
import { type AttributeKey, attributeKey } from '../../src/model/attribute-key.ts';
import { driftOf } from '../../src/plan/drift.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { tellDrift } from '../../src/render/drift.ts';
import { byDepth } from '../deep.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';

function textFor(plan: Plan, toTake: readonly AttributeKey[], target = 'desk', config = ''): string {
  const env = { GITHUB_REPOSITORY: 'acme/helpdesk', GITHUB_RUN_ID: '7' };
  const job = { inputs: readInputs({ INPUT_COMMAND: 'drift', INPUT_CONFIG: config }), runner: readRunner(env) };
  const drift = driftOf(plan, undefined);
  return issueText(target, { drift, story: tellDrift(drift, '1a2b3c4d5e6f'), toTake }, job, 50_000);
}

const one = planFor([inYaml({ name: 'room', display: 'Room' })], [onDesk({ name: 'room', display: 'Raum' })]);
const room = attributeKey('Ticket', 'room');

/** What a reader copies. */
function commandIn(text: string): string | undefined {
  return /```sh\n([\s\S]*?)\n```/u.exec(text)?.[1];
}

describe('the two ways out', () => {
  test('are a workflow or a command, and a line to copy', () => {
    const text = textFor(one, [room]);
    expect(text).toContain(
      'run the workflow “deskform merge” by hand (Run workflow) with `target` `desk` and the digest as `expect`. Or run `deskform apply --target desk`.',
    );
    expect(text).toContain(one.document.digest);
    expect(commandIn(text)).toBe('deskform import --accept Ticket.room --target desk');
    expect(text).toContain('https://github.com/acme/helpdesk/actions/runs/7');
  });

  test('name the configuration where it is not at the root', () => {
    const text = textFor(one, [room], 'desk', 'emea/deskform.yaml');
    expect(commandIn(text)).toBe('deskform import --accept Ticket.room --config emea/deskform.yaml --target desk');
  });

  test('are one where an import can take nothing', () => {
    const text = textFor(one, []);
    expect(commandIn(text)).toBeUndefined();
    expect(text).toContain('**Keep the help desk:** change the files manually.');
  });
});

describe('a command line', () => {
  test('holds no key that a shell would read', () => {
    const keys = [attributeKey('Ticket', '$(reboot)'), attributeKey('Ticket', 'a;b'), room];
    expect(commandIn(textFor(one, keys))).toBe('deskform import --accept Ticket.room --target desk');
  });

  test.each([
    ['eu west', "'eu west'"],
    ["it's; reboot", "'it'\\''s; reboot'"],
    ['--all', "'--all'"],
  ])('quotes the target %j', (target, quoted) => {
    expect(commandIn(textFor(one, [room], target))).toBe(`deskform import --accept Ticket.room --target ${quoted}`);
  });

  test('is one word for the target, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '"', '$', ';', ' ', 'a', '\\', '`', '-') }), (target) => {
        const command = commandIn(textFor(one, [room], target));
        const [, word = ''] = /--target ([\s\S]*)$/u.exec(command ?? '') ?? [];
        // Plain, or pieces in single quotes with escaped quotes between them: then a shell reads nothing in it.
        expect(word).toMatch(/^(?:[\w./][\w./-]*|'[^']*'(?:\\''[^']*')*)$/u);
      }),
      { seed: 20261122, numRuns: byDepth({ day: 10, deep: 300 }) },
    );
  });
});

test('three thousand differences stay within what a body holds, and name both ways out', () => {
  const names = Array.from({ length: 3_000 }, (_, index) => `field_${index}`);
  const plan = planFor(
    names.map((name) => inYaml({ name, display: `In the files ${'x'.repeat(200)}` })),
    names.map((name, id) => onDesk({ name, id: 100 + id, display: `On the desk ${'y'.repeat(200)}` })),
  );
  const text = textFor(plan, driftOf(plan, undefined).differences);
  expect(text.length).toBeLessThan(65_000);
  expect(text).toContain('The full digest is in the log of the run.');
  expect(commandIn(text)).toMatch(/^deskform import --accept Ticket\.field_0,[\w.,]+ --target desk$/u);
});
