/** A scalar as typed, or a list of them; null for anything else. */
export type FieldValue = string | readonly string[] | null;

/** A top-level field of front matter. */
export type FrontMatterField = {
  readonly key: string;
  readonly value: FieldValue;
  /** What a mapping holds. */
  readonly entries: ReadonlyMap<unknown, unknown> | null;
  /** A key without a value. */
  readonly isEmpty: boolean;
  /** The field as valid YAML: its source lines, the key included, where these are. */
  readonly raw: string;
};
