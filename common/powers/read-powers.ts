import type { RuleType } from '../enums';
import { frontMatterBlocks } from '../front-matter';
import type { FrontMatterField } from '../targets/front-matter-field';
import { readFrontMatterFields } from '../targets/front-matter-fields';
import { lastOfEach } from '../targets/read-rule';
import { grantsOf } from './grants';
import { type FindFields, modesOf } from './modes';
import { oneLine, plainOf, textOf } from './plain-value';
import type { Powers } from './power';
import { accessOf, listedTools, unaskedTools, type WrittenNames } from './tools';

/**
 * Reads the powers that a text gives, in the format of any assistant. A restriction counts only in the spelling that an assistant
 * reads, such as `tools` and not `Tools`; a permission counts in any spelling. It never fails.
 */
export function readPowers(content: string, type: RuleType): Powers {
  const all = readFrontMatterFields(frontMatterBlocks(content).blocks.join('\n'));
  const { fields } = lastOfEach(all);
  const find = finder(all);
  const written: WrittenNames = new Map();
  const isAgent = type === 'ccsubagents';
  return {
    type,
    access: isAgent ? accessOf(fields, written) : null,
    listed: isAgent ? [] : listedTools(find('tools'), written),
    unasked: unaskedTools(find, written),
    written,
    grants: grantsOf(find, content),
    modes: modesOf(find),
    model: modelOf(fields),
  };
}

function finder(fields: readonly FrontMatterField[]): FindFields {
  const byName = new Map<string, FrontMatterField[]>();
  for (const field of fields) {
    const name = field.key.toLowerCase().replace(/[-_]/g, '');
    const known = byName.get(name);
    if (known) known.push(field);
    else byName.set(name, [field]);
  }
  return (...names) => names.flatMap((name) => byName.get(name) ?? []);
}

function modelOf(fields: readonly FrontMatterField[]): string | null {
  const field = fields.find(({ key }) => key === 'model');
  const plain = field ? plainOf(field) : null;
  const names = Array.isArray(plain) ? plain.map(textOf).filter((name) => name !== '') : [textOf(plain)];
  const text = oneLine(names.join(', '));
  return text === '' ? null : text;
}
