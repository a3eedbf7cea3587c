import type { Finding, FindingSeverity } from '@kimari/common/findings/finding';
import { countOf } from '@kimari/common/findings/findings';
import { describeFinding } from '@kimari/common/findings/messages';
import type { JsonObject } from '../lib/json';
import { cleanLine } from '../texts/clean';
import type { Context } from './context';

const MAX_SHOWN = 10;
const COLOURS = { refuse: 'red', ask: 'red', note: 'yellow' } as const satisfies Readonly<
  Record<FindingSeverity, string>
>;

/** Describes findings: one line each, and the number of those left out. */
export function findingLines(
  { t, locale }: Pick<Context, 't' | 'locale'>,
  found: readonly Finding[],
  colours: Context['terminal']['err'],
): readonly string[] {
  const shown = found.slice(0, MAX_SHOWN);
  const unseen = countOf(found) - shown.length;
  const lines = shown.map((finding) => {
    const { message } = describeFinding(finding, locale);
    const { line, excerpt, severity } = finding;
    return colours[COLOURS[severity]](
      `  ${t('findings.line', { line, message, excerpt: cleanLine(excerpt) })}`,
    );
  });
  return [...lines, ...(unseen > 0 ? [`  ${t('findings.more', { count: unseen })}`] : [])];
}

/** The same for programs. */
export function findingsJson(found: readonly Finding[], locale: Context['locale']): readonly JsonObject[] {
  return found.map(({ category, code, severity, line, column, excerpt, more = 0, params }) => ({
    ...{ category, code, severity, line, column, excerpt, more },
    ...describeFinding({ code, params }, locale),
  }));
}
