/** A word of a query that looks like an error. */
export type Correction = {
  /** As typed, folded. */
  readonly typed: string;
  readonly meant: string;
  /** Whether no rule has what was typed, so that only the correction finds something. */
  readonly isSure: boolean;
  /** Whether both are one word in other characters, so that there is nothing to report: えっじけーす is エッジケース. */
  readonly isSameWord?: true;
};
