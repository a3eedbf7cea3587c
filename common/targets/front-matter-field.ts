import { readKeyLine } from '../front-matter-keys';

/** A scalar as typed, or a list of them; null for anything else. */
export type FieldValue = string | readonly string[] | null;

/** A top-level field of front matter. */
export type FrontMatterField = {
  readonly key: string;
  readonly value: FieldValue;
  /** The entries of a mapping. */
  readonly entries: ReadonlyMap<unknown, unknown> | null;
  /** A key without a value. */
  readonly isEmpty: boolean;
  /** The field as valid YAML: its source lines, the key included, where these are. */
  readonly raw: string;
};

/** The value of a key as written, for people: the rest of its line, and the lines below without their common indent. */
export function textBehindKey({ raw }: FrontMatterField): string {
  const [line = '', ...below] = raw.split('\n');
  const first = readKeyLine(line)?.rest ?? line;
  const indents = below.filter((text) => text.trim() !== '').map((text) => text.search(/\S/));
  const indent = Math.min(...indents, line.length + raw.length);
  const rest = below.map((text) => text.slice(indent));
  return (first === '' ? rest : [first, ...rest]).join('\n');
}
