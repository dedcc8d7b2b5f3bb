import { type AttributeKey, attributeKey, type ObjectName } from '../../model/attribute-key.ts';
import type { PresentDefinition } from '../../model/definition.ts';
import { columnNames } from '../../model/name-rules.ts';
import { type ProblemAtPath, problemAtValue } from '../../model/problem.ts';
import { RELEASES } from '../../model/release.ts';
import { isSeed } from '../../model/seeds.ts';
import { nearest, quote } from '../check/words.ts';

/** A field in the spelling of other templates: `{{ticket.floor}}`, `${ticket.floor}`, `{ticket.floor}`. */
const OF_OTHERS = /\$?(?<!#)\{?\{\s*(ticket|user|organization|group)\.(\w+)[\w.]*\s*\}\}?/iu;

/** Whether the text has a placeholder as other templates write it. */
export function isLinkOfOthers(text: string): boolean {
  return OF_OTHERS.test(text);
}

/**
 * Finds links that lead nowhere. The help desk puts the values of the record in place of `#{ticket.floor}`, and leaves every
 * other text as it stands.
 */
export function lintLink(definition: PresentDefinition, declared: ReadonlySet<AttributeKey>): readonly ProblemAtPath[] {
  const { linktemplate: link, type } = definition.data_option;
  if (typeof link !== 'string' || link === '') return [];
  const fault = faultOf(link, definition, declared);
  const isFollowed = definition.data_type === 'input' && type === 'url';
  if (fault === undefined && !isFollowed) return [];
  const [message, hint] = fault ?? [
    'the help desk follows linktemplate, and not the address in the field',
    'Remove linktemplate, or write `type: text`.',
  ];
  return [problemAtValue('link-unclear', ['data_option', 'linktemplate'], message, hint)];
}

function faultOf(
  link: string,
  { object, name }: PresentDefinition,
  declared: ReadonlySet<AttributeKey>,
): readonly [message: string, hint: string] | undefined {
  const root = object.toLowerCase();
  const example = `Write \`#{${root}.${name}}\`.`;
  const [ofOthers, , meant] = OF_OTHERS.exec(link) ?? [];
  if (ofOthers !== undefined)
    return [`${quote(ofOthers)} stays in the link as it is written`, `Write \`#{${root}.${meant}}\`.`];
  if (/#\{[^}]*$/u.test(link)) return ['a placeholder of linktemplate is not closed', example];
  for (const [whole, inside = ''] of link.matchAll(/#\{([^}]*)\}/gu)) {
    const [first = '', field] = inside.trim().split('.');
    if (field === undefined && first !== root)
      return [`${quote(whole)} names no field`, `Write \`#{${root}.${first}}\`.`];
    if (first !== root) return [`${quote(whole)} is empty on a ${root}`, `Placeholders begin with ${root}. ${example}`];
    if (field === undefined || isFieldOf(object, field, declared)) continue;
    const near = nearest(field, fieldsOf(object, declared));
    const hint =
      near === undefined ? 'Declare the field, or write another one.' : `Did you mean \`#{${root}.${near}}\`?`;
    return [`${object} has no field ${quote(field)}, and the files declare none`, hint];
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/iu.test(link)) return undefined;
  return ['linktemplate is no address: it names no scheme', `Write \`https://${link.slice(0, 40)}\`.`];
}

/** A field of the files, a column, or a record that one leads to (`customer` of `customer_id`). */
function isFieldOf(object: ObjectName, field: string, declared: ReadonlySet<AttributeKey>): boolean {
  const key = attributeKey(object, field);
  const isColumn = (name: string): boolean => RELEASES.some((release) => columnNames(object, release).includes(name));
  return declared.has(key) || isSeed(key) || isColumn(field) || isColumn(`${field}_id`);
}

/** All that may be meant by another word. */
function fieldsOf(object: ObjectName, declared: ReadonlySet<AttributeKey>): readonly string[] {
  const own = [...declared].flatMap((key) => (key.startsWith(`${object}.`) ? [key.slice(object.length + 1)] : []));
  return [...RELEASES.flatMap((release) => columnNames(object, release)), ...own];
}
