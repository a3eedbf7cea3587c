import type { Finding } from '@kimari/common/findings/finding';
import { countOf } from '@kimari/common/findings/findings';
import { describeFinding } from '@kimari/common/findings/messages';
import type { Locale } from '@kimari/common/locale';
import type { AppError, LocalisedList } from '../../kernel/errors/app-error';
import { TextRefused, TextUnaccepted } from './versions.errors';

/** The findings of a text, and the version of the engine that made them. */
export type TextChecks = {
  readonly engineVersion: number;
  readonly findings: readonly Finding[];
  /** Whether the author has confirmed that findings which need consent are intended, such as an example of a credential. */
  readonly isAccepted: boolean;
};

/** Why a text cannot be published: it is refused, or its author has not accepted findings that need consent. */
export type Objection = {
  readonly outcome: 'refused' | 'asked';
  readonly findings: readonly [Finding, ...Finding[]];
};

/** Why a text with these findings cannot be published; null if it can. */
export function objectionTo(
  found: readonly Finding[],
  { asks, accepts }: { readonly asks: boolean; readonly accepts: boolean },
): Objection | null {
  const [first, ...others] = found.filter(({ severity }) => severity === 'refuse');
  if (first) return { outcome: 'refused', findings: [first, ...others] };
  const [question, ...more] = asks && !accepts ? found.filter(({ severity }) => severity === 'ask') : [];
  return question ? { outcome: 'asked', findings: [question, ...more] } : null;
}

/** TextRefused or TextUnaccepted, with the places. */
export function refusalOf({ outcome, findings }: Objection): AppError {
  const params = { line: findings[0].line, count: countOf(findings), findings: localised(findings) };
  return outcome === 'refused' ? TextRefused(params) : TextUnaccepted(params);
}

/** A finding as clients get it, in the language of the reader. */
export type ShownFinding = {
  readonly category: string;
  readonly severity: string;
  readonly code: string;
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** UTF-16 code units. */
  readonly length: number;
  /** `U+200B`, where one character was found. */
  readonly codePoint: string | null;
  readonly excerpt: string;
  readonly message: string;
  readonly advice: string;
  /** The number of further findings of this code and severity that are not listed. */
  readonly more: number;
};

export function showFinding(finding: Finding, locale: Locale): ShownFinding {
  const { category, severity, code, line, column, length, excerpt, params, more = 0 } = finding;
  const codePoint = params['codePoint'];
  return {
    ...{ category, severity, code, line, column, length, excerpt },
    codePoint: typeof codePoint === 'string' ? codePoint : null,
    ...describeFinding(finding, locale),
    more,
  };
}

function localised(found: readonly Finding[]): LocalisedList {
  return (locale) => found.map((finding) => showFinding(finding, locale));
}
