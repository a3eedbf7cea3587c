import { InvalidInput } from '../errors/issue';

/** A column of an order. Times are compared to the microsecond. None may be null. */
export type KeyColumn = {
  /** An SQL expression. */
  readonly sql: string;
  readonly kind: 'time' | 'number' | 'text' | 'id';
  readonly descends?: boolean;
};

/** Where a page begins: after the row that has these values in the columns of this order. */
export type Position = { readonly order: string; readonly values: readonly string[] };

/** Adds a parameter to a statement and returns its placeholder. */
export type AddParameter = (value: unknown) => string;

/** Times are read as numbers, because a `Date` has milliseconds only. */
const READ: Readonly<Record<KeyColumn['kind'], (sql: string) => string>> = {
  time: (sql) => `(extract(epoch from ${sql}) * 1000000)::bigint::text`,
  number: (sql) => `${sql}::text`,
  text: (sql) => sql,
  id: (sql) => `${sql}::text`,
};

const COMPARED: Readonly<Record<KeyColumn['kind'], (placeholder: string) => string>> = {
  time: (placeholder) => `(timestamptz 'epoch' + ${placeholder}::bigint * interval '1 microsecond')`,
  number: (placeholder) => `${placeholder}::bigint`,
  text: (placeholder) => `${placeholder}::text`,
  id: (placeholder) => `${placeholder}::uuid`,
};

/** Refuses a cursor that does not come from this list. */
export function wrongCursor(): InvalidInput {
  return new InvalidInput([{ path: ['after'], code: 'invalid_format', form: 'cursor', format: 'text' }]);
}

/**
 * A total order of a list whose pages begin after a row instead of after a number of rows: nothing repeats or is
 * skipped while rows come and go. The last column must make each row unique.
 */
export class Keyset {
  /** For `order by`. */
  readonly orderBy: string;
  /** An SQL expression for the key of a row: the text in its cursor. */
  readonly key: string;

  /** @param order tells the cursors of this order from those of all other lists; letters and spaces */
  constructor(
    private readonly order: string,
    private readonly columns: readonly KeyColumn[],
  ) {
    this.orderBy = columns.map(({ sql, descends }) => `${sql} ${descends ? 'desc' : 'asc'}`).join(', ');
    const values = columns.map(({ sql, kind }) => READ[kind](sql));
    this.key = `json_build_array('${order}', ${values.join(', ')})::text`;
  }

  /** The condition for rows after a position; all rows without one. Throws InvalidInput for a position in another order. */
  behind(position: Position | null | undefined, add: AddParameter): string {
    if (!position) return 'true';
    const { order, values } = position;
    if (order !== this.order || values.length !== this.columns.length) throw wrongCursor();
    const compared = this.columns.map(({ kind }, index) => COMPARED[kind](add(values[index])));
    return this.isOneWay() ? this.oneWay(compared) : this.eachWay(compared);
  }

  private isOneWay(): boolean {
    return new Set(this.columns.map(({ descends }) => Boolean(descends))).size === 1;
  }

  /** A comparison of rows, which an index serves. */
  private oneWay(compared: readonly string[]): string {
    const sign = this.columns[0]?.descends ? '<' : '>';
    return `(${this.columns.map(({ sql }) => sql).join(', ')}) ${sign} (${compared.join(', ')})`;
  }

  private eachWay(compared: readonly string[]): string {
    const alternatives = this.columns.map(({ sql, descends }, index) => {
      const equal = this.columns.slice(0, index).map((column, place) => `${column.sql} = ${compared[place]}`);
      return `(${[...equal, `${sql} ${descends ? '<' : '>'} ${compared[index]}`].join(' and ')})`;
    });
    return `(${alternatives.join(' or ')})`;
  }
}

/** Reads a row's key. */
export function positionOf(key: string): Position {
  const [order = '', ...values] = JSON.parse(key) as readonly string[];
  return { order, values };
}

/** The id in a key whose last column is one. */
export function idIn(key: string): string {
  return positionOf(key).values.at(-1) ?? '';
}

/** The keys of the remaining entries. Entries are read by the ids in the keys of a page, and some may be gone by then. */
export function keysOf(
  entries: readonly { readonly id: string }[],
  keys: readonly string[],
): readonly string[] {
  const keyOf = new Map(keys.map((key) => [idIn(key), key]));
  return entries.map(({ id }) => keyOf.get(id) ?? '');
}
