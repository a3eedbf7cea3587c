import type { RuleType } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import { powersAddedBy } from '@kimari/common/powers/added-powers';
import { listPowers } from '@kimari/common/powers/list-powers';
import { describePower, nameOfGroup, namePower } from '@kimari/common/powers/messages';
import { groupOf, type Power, type PowerCode } from '@kimari/common/powers/power';
import { readPowers } from '@kimari/common/powers/read-powers';
import { placeOf, type TargetId } from '@kimari/common/targets/targets';
import type { JsonObject } from '../lib/json';
import { cleanLine } from '../texts/clean';
import type { Translate } from '../texts/translate';

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

/** Powers with what they mean, for the answers in JSON. */
export function powerEntries(powers: readonly Power[], locale: Locale): readonly JsonObject[] {
  return powers.map((power) => ({
    ...{ code: power.code, group: groupOf(power), identifier: power.identifier, detail: power.detail },
    sentence: describePower(power, locale),
  }));
}

/** Powers in one line; all tools are named once, with those that are kept from them. */
export function namePowers(powers: readonly Power[], t: Translate, locale: Locale): string {
  const named = (code: PowerCode) =>
    powers.flatMap((power) => (power.code === code ? [cleanLine(power.identifier)] : []));
  const [denied, unasked] = [named('denied_tool'), named('unasked_tool')];
  const isAll = powers.some(({ code }) => code === 'all_tools');
  const apart: ReadonlySet<PowerCode> = new Set([
    'all_tools',
    'denied_tool',
    'unasked_tool',
    'loading_command',
  ]);
  return [
    ...(isAll
      ? [denied.length === 0 ? t('powers.all_tools') : t('powers.all_but', { tools: denied.join(', ') })]
      : []),
    ...powers.filter(({ code }) => !apart.has(code)).map((power) => cleanLine(nameInLine(power, locale))),
    ...(!isAll && denied.length > 0 ? [t('powers.denied', { tools: denied.join(', ') })] : []),
    ...(unasked.length === 0 ? [] : [t('powers.unasked', { tools: unasked.join(', ') })]),
    ...named('loading_command').map((command) => t('powers.command', { command })),
  ].join(', ');
}

const PLAIN: ReadonlySet<PowerCode> = new Set(['tool', 'permission_mode']);

function nameInLine(power: Power, locale: Locale): string {
  const name = namePower(power, locale);
  const isSentence = power.identifier === '' || power.identifier === '*';
  return PLAIN.has(power.code) || isSentence ? name : `${nameOfGroup(groupOf(power), locale)}: ${name}`;
}

/** Powers on lines of their own: what they are called, and what they mean. */
export function powerLines(powers: readonly Power[], locale: Locale): readonly (readonly [string, string])[] {
  return powers.map((power) => [
    `  + ${cleanLine(namePower(power, locale))}`,
    cleanLine(describePower(power, locale)),
  ]);
}
