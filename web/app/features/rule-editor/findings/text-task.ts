import type { Finding } from '@kimari/common/findings/finding';
import type { ShownPower } from '@kimari/common/powers/shown-powers';
import type { RuleType } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';

/** What a text is, and the published version that it is compared with; null for a new rule. */
export type TextFacts = { readonly type: RuleType; readonly published: string | null };

/** What the worker does with a text: reads what is in it, or removes its hidden characters. */
export type TextTask =
  | ({ readonly kind: 'check'; readonly text: string; readonly locale: Locale } & TextFacts)
  | { readonly kind: 'clean'; readonly text: string };

/** What a text lets an assistant do. */
export type LivePowers = {
  readonly shown: readonly ShownPower[];
  /** How many the published version lacks. */
  readonly added: number;
  readonly omitted: number;
};

/** A finding in the words of the reader. */
export type DescribedFinding = Finding & { readonly message: string; readonly advice: string };

/** The text that was checked with what was found in it, or the cleaned text. */
export type TextAnswer =
  | {
      readonly kind: 'check';
      readonly text: string;
      readonly findings: readonly DescribedFinding[];
      readonly powers: LivePowers;
    }
  | { readonly kind: 'clean'; readonly text: string };
