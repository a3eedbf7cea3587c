import { deriveKey } from '../crypto/derive-key';
import { openText, sealText } from '../crypto/sealed-text';
import { SEALED_COLUMNS, type SealedColumns } from './sealed-columns';

/** Sends a statement over any connection. */
export type Send = <Row>(sql: string, params?: readonly unknown[]) => Promise<Row[]>;

/** The rows of a table, by their primary keys, that no known secret opens. */
export type LostRows = { readonly table: string; readonly keys: readonly string[] };

export type SealedState = {
  /** The number of rows that were newly sealed with the first secret. */
  readonly resealed: number;
  readonly lost: readonly LostRows[];
};

type Row = { readonly key: string; readonly sealed: readonly string[] };

/** Rows per statement. */
const BATCH = 500;

/** The sealed texts of a whole database, on any connection and with the schema of any release. */
export class SealedRowsRepository {
  constructor(private readonly send: Send) {}

  /** Finds rows that none of the secrets opens, and changes nothing. */
  async findLost(secrets: readonly string[]): Promise<readonly LostRows[]> {
    return (await this.visitAll(secrets, false)).lost;
  }

  /** Seals all rows with the first secret that another one opens, so that the others can be given up. */
  reseal(secrets: readonly [current: string, ...others: readonly string[]]): Promise<SealedState> {
    return this.visitAll(secrets, true);
  }

  private async visitAll(secrets: readonly string[], reseals: boolean): Promise<SealedState> {
    const lost: LostRows[] = [];
    let resealed = 0;
    for (const columns of SEALED_COLUMNS) {
      if (!(await this.exists(columns))) continue;
      const state = await this.visit(columns, secrets, reseals);
      resealed += state.resealed;
      if (state.keys.length > 0) lost.push({ table: columns.table, keys: state.keys });
    }
    return { resealed, lost };
  }

  /** An archive of an earlier release has an earlier schema. */
  private async exists({ table, columns }: SealedColumns): Promise<boolean> {
    const rows = await this.send<{ name: string }>(
      `select attname as name from pg_attribute
        where attrelid = to_regclass($1) and attname = any ($2) and not attisdropped`,
      [table, columns],
    );
    return rows.length === columns.length;
  }

  private async visit(
    columns: SealedColumns,
    secrets: readonly string[],
    reseals: boolean,
  ): Promise<{ readonly resealed: number; readonly keys: readonly string[] }> {
    const rings = secrets.map((secret) => deriveKey(secret, columns.purpose));
    const [first] = rings;
    const keys: string[] = [];
    let resealed = 0;
    for (let after: string | null = null; ;) {
      const rows: readonly Row[] = await this.read(columns, after);
      for (const row of rows) {
        const opened = openAll(rings, row.sealed);
        if (opened === null) keys.push(row.key);
        else if (opened.by > 0 && reseals && first) {
          const sealed = opened.texts.map((text) => sealText(first, text));
          await this.replace(columns, row, sealed);
          resealed++;
        }
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return { resealed, keys };
      after = last.key;
    }
  }

  private read(
    { table, key, columns, condition = 'true' }: SealedColumns,
    after: string | null,
  ): Promise<Row[]> {
    return this.send<Row>(
      `select ${key}::text as key, array[${columns.join(', ')}] as sealed from ${table}
        where ${condition} and ($1::text is null or ${key}::text > $1) order by ${key}::text limit ${BATCH}`,
      [after],
    );
  }

  /** Does nothing to a row that has changed in the meantime. */
  private async replace(
    { table, key, columns }: SealedColumns,
    row: Row,
    sealed: readonly string[],
  ): Promise<void> {
    const changes = columns.map((column, index) => `${column} = ($2::text[])[${index + 1}]`);
    await this.send(
      `update ${table} set ${changes.join(', ')} where ${key}::text = $1 and array[${columns.join(', ')}] = $3::text[]`,
      [row.key, sealed, row.sealed],
    );
  }
}

/** All texts of a row opened with one key; null when no key opens all of them. */
function openAll(
  keys: readonly Buffer[],
  sealed: readonly string[],
): { readonly by: number; readonly texts: readonly string[] } | null {
  for (const [by, key] of keys.entries()) {
    try {
      return { by, texts: sealed.map((text) => openText(key, text)) };
    } catch {
      // Sealed with another key.
    }
  }
  return null;
}
