import { textBehindKey, type FrontMatterField } from '@kimari/common/targets/front-matter-field';
import { readFrontMatterFields } from '@kimari/common/targets/front-matter-fields';
import type { ShownField } from './rendered-rule';

/** A page shows this many fields, and entries of a list, one by one; more of them as they are written. */
const MOST_ROWS = 200;

function shownValue(field: FrontMatterField): ShownField['value'] {
  const { value } = field;
  if (field.isEmpty) return { kind: 'text', text: '' };
  if (typeof value === 'string')
    return value.includes('\n') ? { kind: 'block', text: value } : { kind: 'text', text: value };
  if (value !== null && value.length <= MOST_ROWS) return { kind: 'list', items: value };
  return { kind: 'block', text: textBehindKey(field) };
}

/** The fields of front matter as a page shows them, read like the command line and the assistants' renderers read them. */
export function shownFields(frontMatter: string | null): readonly ShownField[] {
  const fields = readFrontMatterFields(frontMatter ?? '');
  const shown = fields.slice(0, MOST_ROWS).map((field) => ({ key: field.key, value: shownValue(field) }));
  const others = fields.slice(MOST_ROWS).map(({ raw }) => raw);
  return others.length === 0
    ? shown
    : [...shown, { key: '', value: { kind: 'block', text: others.join('\n') } }];
}
