import { splitFrontMatter } from '@kimari/common/front-matter';
import { readFrontMatterFields } from '@kimari/common/targets/front-matter-fields';
import { readRule } from '@kimari/common/targets/read-rule';
import type { Translate } from '../texts/translate';

/** Fields that give a subagent more than its text. */
const POWERFUL = [
  'permissionMode',
  'mcpServers',
  'mcp-servers',
  'hooks',
  'skills',
  'memory',
  'background',
  'isolation',
];

/** What a subagent may do: its tools and permissions. All tools are one power, `*`. */
export function powersOf(content: string): readonly string[] {
  const { tools, model } = readRule(content, { type: 'ccsubagents', name: 'agent' });
  const fields = readFrontMatterFields(splitFrontMatter(content).frontMatter ?? '');
  const special = fields
    .filter(({ key }) => POWERFUL.includes(key))
    .map(({ raw }) => raw.replace(/\s+/g, ' '));
  return [...(tools ?? ['*']), ...(model === null ? [] : [`model: ${model}`]), ...special];
}

/** Powers in words; all tools are `*`. */
export function namePowers(powers: readonly string[], t: Translate): string {
  return powers.map((power) => (power === '*' ? t('powers.all_tools') : power)).join(', ');
}

/** What the new text of a subagent may do that the old one could not. */
export function newPowers(before: string, after: string): readonly string[] {
  const known = new Set(powersOf(before));
  // Whoever has all tools gets no new one.
  return powersOf(after).filter((power) => !known.has(power) && !(known.has('*') && !/[:=]\s/.test(power)));
}
