import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';

/** Beside this file, or beside the sources when this one is compiled: in dist/, or where the compiler writes. */
const FILES = ['search.sql', '../../migrations/search.sql', '../../../migrations/search.sql'].map((file) =>
  join(__dirname, file),
);

/**
 * Makes the functions of the search as `search.sql` has them. Each change of that file takes a migration which calls this with the
 * digest of the file. Only the last one loads it: on the way to an older schema, the file would be of a later one.
 */
export async function loadSearchFunctions(queryRunner: QueryRunner, digest: string): Promise<void> {
  const file = FILES.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error('migrations/search.sql is missing: the installation is incomplete');
  const text = readFileSync(file, 'utf8');
  if (createHash('sha256').update(text).digest('hex').startsWith(digest)) await queryRunner.query(text);
}
