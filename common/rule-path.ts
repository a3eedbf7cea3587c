import { RULE_PATH_PATTERN } from './patterns';

/** The two parts of a rule's address. */
export type RulePath = { readonly owner: string; readonly name: string };

/** Formats the address of a rule as `@owner/name`. */
export function formatRulePath(owner: string, name: string): string {
  return `@${owner}/${name}`;
}

/** Parses `@owner/name` or `owner/name`; null when the text is neither. */
export function parseRulePath(text: string): RulePath | null {
  if (!RULE_PATH_PATTERN.test(text)) return null;
  const [owner, name] = text.replace(/^@/, '').split('/');
  return owner && name ? { owner, name } : null;
}
