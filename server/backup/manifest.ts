import { z } from 'zod';
import { sealedSecrets } from './sealed-secrets';

/** To be increased only when earlier releases can no longer read an archive; otherwise, fields are only added. */
export const FORMAT = 1;

/** A PostgreSQL `bigint`, the widest type of a sequence. */
const SEQUENCE_VALUE = /^\d{1,19}$/;

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Ordered so that referenced tables come first. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(SEQUENCE_VALUE) })),
  /** Which release wrote the archive. Archives of the first releases do not say. */
  release: z.object({ version: z.string(), commit: z.string().nullable() }).optional(),
  /**
   * Identifies the secret that the second factors and unsent mails in the archive need; encrypted, if the archive was
   * written with a passphrase.
   */
  secret: z.object({ fingerprint: z.string().nullable(), sealed: sealedSecrets.optional() }).optional(),
  /** Whether the archive ends with the digests of its entries. */
  hasDigests: z.boolean().default(false),
});

/** The description of an archive's contents. */
export type Manifest = z.infer<typeof manifest>;
export type Table = Manifest['tables'][number];
export type Sequence = Manifest['sequences'][number];

/** The number of the format alone, which every release can read; null when there is none. */
export function formatOf(text: string): number | null {
  try {
    return z.object({ format: z.number() }).parse(JSON.parse(text)).format;
  } catch {
    return null;
  }
}

/** Reads the first entry of an archive. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Why an archive does not fit the database, or null when it does. An archive may come from anybody, and its names of
 * tables, columns and sequences end up in SQL: only names that the database itself has may pass. @param own the entries
 * that this database's own archive would have @param ownSequences all sequences, including those that have not produced
 * a number yet
 * @param own the entries that this database's own archive would have
 * @param ownSequences all of them, those included that have not given a number yet
 */
export function misfitOf(
  { tables, sequences }: Manifest,
  own: Manifest,
  ownSequences: readonly string[],
): string | null {
  const columns = new Map(own.tables.map((table) => [table.name, table.columns]));
  const foreign = tables.find((table) => !isSameSet(table.columns, columns.get(table.name) ?? []));
  if (foreign) return `the table ${JSON.stringify(foreign.name)} or one of its columns is not known here`;
  if (!isSameSet([...columns.keys()], namesOf(tables))) return 'its tables are not those of this version';
  const unknown = sequences.find(({ name }) => !ownSequences.includes(name));
  if (unknown) return `the sequence ${JSON.stringify(unknown.name)} is not known here`;
  return null;
}

function namesOf(things: readonly { readonly name: string }[]): readonly string[] {
  return things.map(({ name }) => name);
}

/** Whether both lists have the same unique entries; an empty `own` means an unknown table. */
function isSameSet(given: readonly string[], own: readonly string[]): boolean {
  return own.length > 0 && given.length === own.length && own.every((name) => given.includes(name));
}
