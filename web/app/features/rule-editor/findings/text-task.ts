import type { Finding } from '@kimari/common/findings/finding';
import type { Locale } from '@kimari/common/locale';

/** What the worker does with a text: looks for findings, or removes its hidden characters. */
export type TextTask = { readonly kind: 'check' | 'clean'; readonly text: string; readonly locale: Locale };

/** A finding in the words of the reader. */
export type DescribedFinding = Finding & { readonly message: string; readonly advice: string };

/** The text that was checked with what was found in it, or the cleaned text. */
export type TextAnswer =
  | { readonly kind: 'check'; readonly text: string; readonly findings: readonly DescribedFinding[] }
  | { readonly kind: 'clean'; readonly text: string };
