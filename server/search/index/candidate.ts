import type { RuleType } from '@kimari/common/enums';

/** The properties of a document that determine its rank. */
export type Candidate = {
  readonly id: string;
  readonly ownerKey: string;
  readonly nameKey: string;
  /** With their impact levels, in the format of `packLevels`. */
  readonly distinctiveTerms: string;
  /** Whether name and description are in Japanese; null for another CJK language. */
  readonly isJapanese: boolean | null;
  readonly type: RuleType;
  /** Whether its author advises against it. */
  readonly isDeprecated: boolean;
  readonly name: string;
  readonly tags: readonly string[];
  /** As it is shown. */
  readonly visibility: string;
  readonly description: string | null;
  /** Bits for the concepts that the document matches anywhere; such a match without a distinctive term gets the ordinary level. */
  readonly marks: number;
  readonly stars: number;
  readonly views: number;
};
