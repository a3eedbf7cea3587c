import type { RuleType } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import { powersAddedBy } from '@kimari/common/powers/added-powers';
import { listPowers } from '@kimari/common/powers/list-powers';
import type { Power, PowerCode } from '@kimari/common/powers/power';
import { powerGroups } from '@kimari/common/powers/power-groups';
import { readPowers } from '@kimari/common/powers/read-powers';
import { showPowers } from '@kimari/common/powers/shown-powers';
import { placeOf, type TargetId } from '@kimari/common/targets/targets';
import { columns } from '@kimari/common/text-columns';
import type { JsonObject } from '../lib/json';
import type { Context } from '../run/context';
import { cleanLine } from '../texts/clean';

/** The powers that a text gives to an assistant. */
export const powersOf = (content: string, type: RuleType): readonly Power[] =>
  listPowers(readPowers(content, type));

/** The powers that only the new text gives, including tools that it no longer denies. */
export const newPowers = powersAddedBy;

/** True when an assistant of the targets acts on the text: subagents, and rules that become skills. */
export function givesPowers(type: RuleType, targets: readonly TargetId[]): boolean {
  return type === 'ccsubagents' || targets.some((target) => placeOf(target, type)?.format === 'skill');
}

const WORDS: Readonly<Partial<Record<PowerCode, string>>> = {
  ...{ denied_tool: 'except', unasked_tool: 'allowed-tools', loading_command: 'command' },
  permission_mode: 'permissionMode',
};

/** A power in one word of the answers in JSON; all tools are `*`. */
export function powerWord({ code, identifier, detail }: Power): string {
  if (code === 'tool' || code === 'all_tools') return identifier;
  const text = detail === null ? identifier : `${identifier} ${detail}`;
  return `${WORDS[code] ?? code}: ${text}`;
}

/** Powers with what they mean, for the answers in JSON. Those in `added` are marked. */
export function powerEntries(
  powers: readonly Power[],
  added: readonly Power[],
  locale: Locale,
): readonly JsonObject[] {
  return showPowers({ powers, added }, locale);
}

/** Powers as the page of a version lists them: by group, in plain words, with a mark on those in `added`. */
export function powerLines(
  { t, locale }: Pick<Context, 't' | 'locale'>,
  { powers, added }: { readonly powers: readonly Power[]; readonly added: readonly Power[] },
  colours: Context['terminal']['err'],
): readonly string[] {
  const entries = powerGroups(showPowers({ powers, added }, locale)).flatMap(({ groupName, lines }) =>
    lines.map((line, index) => ({ ...line, heading: index === 0 ? groupName : '' })),
  );
  const rows = entries.map(({ heading, name, sentence, detail, isAdded }) => [
    `  ${isAdded ? '+' : ' '} ${heading}`,
    cleanLine(name),
    cleanLine(detail === null ? sentence : `${sentence} ${detail}`) +
      (isAdded ? ` (${t('powers.added')})` : ''),
  ]);
  const lines = columns(rows).split('\n');
  return lines.map((line, index) => (entries[index]?.isAdded ? colours.red(line) : line));
}
