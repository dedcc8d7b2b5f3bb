import { type JsonValue, member, sameJson } from '../../attribute/json.ts';
import { isStaged, type LiveAttribute } from '../../attribute/live-attribute.ts';
import { normalDataOption } from '../../attribute/normal-form.ts';
import type { ForeignRow } from '../../plan/decision.ts';
import { withoutSecrets } from '../../plan/digest.ts';
import { diffOptions } from '../story/options-diff.ts';
import { settingInWords, tellValues } from '../story/setting-words.ts';
import type { Detail, Told } from '../story/story.ts';
import { authorInWords, waitingInWords } from '../story/waiting-words.ts';
import { detailsHtml, type FormsByKey, type Kind, kindMark, titleId, whereSeen } from './entry-html.ts';
import { type Html, hrefOf, html } from './html.ts';

/** A row on which somebody has staged something, as an entry of its own. */
export function stagedEntry(row: ForeignRow, forms: FormsByKey): Html {
  const { key, display, name } = row.live;
  return html`<article id="${key}" class="entry" tabindex="-1" aria-labelledby="${titleId(key)}" ${whereSeen(key, kindOfStaged(row.live), forms)}>
<h4 id="${titleId(key)}">${kindMark(kindOfStaged(row.live))} <a href="${hrefOf(key)}">${display === '' ? name : display}</a> <code>${key}</code></h4>
${stagedWords(row)}
${detailsHtml(stagedDetails(row))}</article>
`;
}

/** Who has staged it and what it waits for. */
export function stagedWords(row: ForeignRow): Html {
  return html`<p class="headline">staged by <span class="who">${authorInWords(row)}</span>: ${waitingInWords(row.live)}</p>`;
}

function kindOfStaged({ waitingFor }: LiveAttribute): Kind {
  if (waitingFor.includes('deletion')) return 'gone';
  return waitingFor.includes('creation') ? 'new' : 'changed';
}

function stagedDetails({ live, secrets }: ForeignRow): readonly Detail[] {
  if (!isStaged(live) || live.pendingDataOption === undefined) return [];
  const before = normalDataOption(live.dataType, live.dataOption);
  const after = normalDataOption(live.dataType, live.pendingDataOption);
  const [was, is] = [withoutSecrets(before, secrets), withoutSecrets(after, secrets)];
  const settings = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return settings
    .filter((setting) => !sameJson(member(before, setting), member(after, setting)))
    .map((setting) => ({
      ...toldOf(setting, member(was, setting), member(is, setting), { ...live, dataOption: after }),
      setting: settingInWords(['data_option', setting]),
      where: undefined,
      effect: 'at-migration',
      cost: '',
    }));
}

function toldOf(
  setting: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  row: LiveAttribute,
): Told {
  if (setting === 'options') return { kind: 'options', diff: diffOptions(before, after) };
  return tellValues(['data_option', setting], before, after, row);
}
