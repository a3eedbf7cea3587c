/** A migration as its file exports it, with the statements of `up` in their order. */
export type MigrationText = {
  readonly name: string;
  readonly statements: readonly string[];
  /** False for a migration outside a transaction. */
  readonly transaction?: boolean | undefined;
  /** The release that stopped using what this migration takes away; a migration without it only adds. */
  readonly unusedSince?: string | undefined;
};

type Rule = {
  readonly statement: RegExp;
  /** Why the statement harms the release that still runs, and what to do instead. */
  readonly advice: string;
  /** What makes the statement harmless. */
  readonly unless?: (statement: string, migration: MigrationText) => boolean;
};

/** Statements that take something away that the former release uses. */
const CONTRACTING: readonly Rule[] = [
  {
    statement: /\bdrop (?:table|column|function|procedure|aggregate|view|materialized view|type|schema)\b/,
    advice: 'the former release still uses it: drop it one release later, with unusedSince',
  },
  {
    statement: /\brename\b|\balter column \S+ (?:set data )?type\b/,
    advice:
      'the former release knows the old name or type: add a new one, and drop the old one a release later',
  },
  {
    statement: /\badd column (?:if not exists )?\S+ (?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/,
    advice: 'the former release inserts without the column: give it a default',
    unless: onNewTable,
  },
];

/** Statements that keep a large table locked. */
const LOCKING: readonly Rule[] = [
  {
    statement: /\bcreate (?:unique )?index (?!concurrently\b)/,
    advice:
      'nobody can write to the table while the index is built: create it concurrently, with transaction = false',
    unless: onNewTable,
  },
  {
    statement: /\bset not null\b/,
    advice: 'the whole table is read under a lock: validate a check constraint first',
    unless: (_statement, { statements }) =>
      statements.some((other) => /\bvalidate constraint\b/.test(plain(other))),
  },
  {
    statement: /\badd (?:constraint \S+ )?(?:check|foreign key)\b/,
    advice:
      'the whole table is read under a lock: add the constraint as not valid, and validate it in a statement of its own',
    unless: (statement, migration) => /\bnot valid\b/.test(statement) || onNewTable(statement, migration),
  },
  {
    statement: /\badd (?:constraint \S+ )?(?:unique|primary key)\b/,
    advice:
      'nobody can use the table while its index is built: create the index concurrently and add the constraint using it',
    unless: (statement, migration) => /\busing index\b/.test(statement) || onNewTable(statement, migration),
  },
  {
    statement: /\badd column\b.*(?:\bstored\b|\bdefault \w*(?:random\w*|clock_timestamp|nextval)\s*\()/,
    advice:
      'the whole table is written again under a lock: add the column without it, and fill it in batches',
    unless: onNewTable,
  },
  {
    statement: /\block table\b|\bvacuum full\b|^cluster\b/,
    advice: 'nobody can use the table meanwhile',
  },
];

/** What in a migration harms the former release, which still runs while the migration is applied; empty when nothing does. */
export function harmIn(migration: MigrationText): string[] {
  const rules = migration.unusedSince === undefined ? [...CONTRACTING, ...LOCKING] : LOCKING;
  const harm = migration.statements.flatMap((statement) => {
    const text = plain(statement);
    return rules
      .filter((rule) => rule.statement.test(text) && !rule.unless?.(text, migration))
      .map(({ advice }) => `${migration.name}: "${text.slice(0, 60)}": ${advice}`);
  });
  return [...harm, ...wrongTransaction(migration)];
}

function wrongTransaction({ name, statements, transaction }: MigrationText): string[] {
  const isOutside = statements.some((statement) => /\bindex concurrently\b/.test(plain(statement)));
  return isOutside && transaction !== false
    ? [`${name}: an index is built concurrently only outside a transaction: readonly transaction = false`]
    : [];
}

/** In lower case and one line, without comments, the bodies of functions and texts in quotes. */
function plain(statement: string): string {
  return statement
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')
    .replace(/--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether a statement is about a table that the same migration creates, which nobody uses yet. */
function onNewTable(statement: string, { statements }: MigrationText): boolean {
  const [, table] = /\b(?:on|alter table) (?:only |if exists )*([\w.]+)/.exec(statement) ?? [];
  return (
    table !== undefined &&
    statements.some((other) =>
      new RegExp(`\\bcreate table (?:if not exists )?${table}\\b`).test(plain(other)),
    )
  );
}
