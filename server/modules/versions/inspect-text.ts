import { ownTokens } from '@kimari/common/findings/credentials';
import type { Finding } from '@kimari/common/findings/finding';
import { findings } from '@kimari/common/findings/findings';
import { MAX_REPORTED } from '../../kernel/secrets/leaked-tokens';

/** The inspection of a text: its findings, and tokens of our own that it leaks. */
export type Inspection = { readonly findings: readonly Finding[]; readonly tokens: readonly string[] };

/** Reads a text; long ones in a worker thread, because it takes a while. */
export function inspect(text: string): Inspection {
  const tokens = new Set<string>();
  for (const { start, end } of ownTokens(text)) {
    tokens.add(text.slice(start, end));
    if (tokens.size === MAX_REPORTED) break;
  }
  return { findings: findings(text), tokens: [...tokens] };
}
