import { z } from 'zod';

/** How a list is written, and what its entries are. */
export type ListFormat<T> = {
  readonly separator: ',' | ';';
  /** The value of an entry; null for a wrong one. */
  readonly read: (entry: string) => T | null;
  /** What is wrong with an entry, such as "is no e-mail address". */
  readonly fault: string;
};

/** The entries of a list. Blank ones do not count; a wrong one is quoted with its place, since lists grow long. */
export function readList<T>(
  text: string,
  { separator, read, fault }: ListFormat<T>,
  context: z.RefinementCtx,
): readonly T[] {
  return text.split(separator).flatMap((written, index) => {
    const entry = written.trim();
    if (entry === '') return [];
    const value = read(entry);
    if (value !== null) return [value];
    context.addIssue(`entry ${index + 1} of the list, ${JSON.stringify(entry)}, ${fault}`);
    return [];
  });
}

/** A setting with a list, as {@link readList} reads it. */
export function listSetting<T>(format: ListFormat<T>) {
  return z.string().transform((text, context) => readList(text, format, context));
}
