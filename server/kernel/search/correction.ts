/** A word of a query that looks like an error. */
export type Correction = {
  /** As typed, folded. */
  readonly typed: string;
  readonly meant: string;
  /** Whether what was typed is no word of any rule, so that only the correction finds something. */
  readonly isSure: boolean;
  /** Whether both are one word in other characters, so that there is nothing to report: えっじけーす is エッジケース. */
  readonly isSameWord?: true;
};
