import { Readable } from 'node:stream';
import { counted } from '../kernel/cli/command-line';
import { StartError } from '../kernel/config/report-failure';
import { namesOfMigrations } from '../kernel/database/known-migrations';
import { migrate, migrateTo } from '../kernel/database/migrate';
import type { LostRows } from '../kernel/secrets/sealed-rows.repository';
import type { Storage } from '../kernel/storage/storage';
import { entriesOf } from './archive-entries';
import { BackupRepository } from './backup.repository';
import { type Manifest, misfitOf } from './manifest';
import { dropLost, type SecretOptions, secretsIn, settleSecrets } from './restored-secrets';
import { StagedFiles } from './staged-files';
import { verifyArchive } from './verify-archive';

export type RestoreOptions = SecretOptions & {
  /** Stores the archive's secret where there is none yet, just before the rows are committed. */
  readonly install: (secret: string) => void;
  /** The manifest, if the caller has verified the archive. */
  readonly verified?: Manifest;
};

export type Restored = Manifest & {
  /** Rows left out because no secret decrypts them, at the caller's request. */
  readonly dropped: readonly LostRows[];
  /** The number of texts that were sealed with a new secret. */
  readonly resealed: number;
  /** The migrations that brought the data up to date. */
  readonly upgraded: readonly string[];
};

const NO_SECRETS: RestoreOptions = {
  secrets: [],
  withoutSecondFactors: false,
  secretFile: 'DATA_DIR/secrets/jwt-secret',
  install: () => undefined,
};

/**
 * Restores an archive of this or an earlier release into an empty database. Its rows are loaded into the schema that they
 * were saved from, in one transaction, and then brought up to date. Files are staged on disk until the commit. The archive is
 * untrusted and may contain only rows and files. Throws {@link StartError} when the database is not empty, the archive is
 * damaged, foreign or from a newer release, or holds what the secrets do not open; nothing has been restored then.
 */
export async function restore(
  databaseUrl: string,
  storage: Storage,
  archive: string,
  options: RestoreOptions = NO_SECRETS,
): Promise<Restored> {
  const described = options.verified ?? (await verifyArchive(archive));
  const contained = await secretsIn(described, options, archive);
  await requireKnownSchema(described, archive);
  await requireEmpty(databaseUrl);
  await migrateTo(databaseUrl, described.migrations);
  const secrets = [...options.secrets, ...contained];
  const database = await BackupRepository.connect(databaseUrl);
  const staged = new StagedFiles(storage);
  try {
    if (!(await database.beginFilling()).isEmpty) throw notEmpty();
    const manifest = await readArchive(database, staged, described, archive).catch((error: unknown) => {
      if (!isDamage(error)) throw error;
      throw new StartError(`${archive} is damaged: ${error.message}`, { cause: error });
    });
    await requireSameCounts(database, manifest);
    await requireUnchangedTexts(database, archive);
    const dropped = await dropLost(database.send, secrets, manifest, options, archive);
    if (options.secrets.length === 0 && contained[0] !== undefined) options.install(contained[0]);
    await database.commit();
    await staged.moveIntoPlace();
    const upgraded = await upgrade(databaseUrl);
    await database.begin();
    const resealed = await settleSecrets(database.send, secrets);
    await database.commit();
    await database.analyze();
    return { ...manifest, dropped, resealed, upgraded };
  } finally {
    await database.end();
    await staged.discard();
  }
}

/** Whether an error means a damaged archive: from PostgreSQL for invalid rows. Everything else was found before. */
function isDamage(error: unknown): error is Error {
  const { code = '', message = '' } = error as { readonly code?: unknown; readonly message?: string };
  return /^(Z_|22|23)/.test(String(code)) || /tar header|end of data/i.test(message);
}

async function requireKnownSchema(manifest: Manifest, archive: string): Promise<void> {
  const known = await namesOfMigrations();
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const release = manifest.release ? ` (version ${manifest.release.version})` : '';
  throw new StartError(
    `${archive} was written by a newer release of Kimari${release}: this one does not know the migration ${unknown}. Restore it with that release or a later one`,
  );
}

/** Checked before the schema is touched: going back to an earlier one is harmless only in an empty database. */
async function requireEmpty(databaseUrl: string): Promise<void> {
  const database = await BackupRepository.connect(databaseUrl);
  try {
    if (!(await database.isEmpty())) throw notEmpty();
  } finally {
    await database.end();
  }
}

function notEmpty(): StartError {
  return new StartError(
    'The database is not empty: restore into a new one (another DATA_DIR or DATABASE_URL)',
  );
}

async function upgrade(databaseUrl: string): Promise<readonly string[]> {
  try {
    return await migrate(databaseUrl);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data are restored, but not yet brought up to date (${reason}): run "npm run migrate", then start`,
      { cause },
    );
  }
}

async function readArchive(
  database: BackupRepository,
  files: StagedFiles,
  manifest: Manifest,
  archive: string,
): Promise<Manifest> {
  const misfit = misfitOf(manifest, await database.describe(new Date()), await database.sequenceNames());
  if (misfit !== null) throw new StartError(`${archive} does not fit this database: ${misfit}`);
  const filled = new Set<string>();
  const derived = await database.derivedTables();
  let isFirst = true;
  for await (const { header, content } of entriesOf(archive)) {
    const { name } = header;
    if (isFirst) isFirst = false;
    else if (header.type !== 'file') throw new StartError(`${archive} holds what is no file: ${name}`);
    else if (name.startsWith('tables/')) {
      const table = name.slice('tables/'.length);
      // Earlier releases know no derived tables and save their rows.
      const rows = derived.has(table) ? Readable.from([]) : content;
      await fillTable(database, manifest, table, rows, filled);
    } else if (name.startsWith('files/')) await files.add(name.slice('files/'.length), content);
  }
  for (const sequence of manifest.sequences) await database.setSequence(sequence);
  return manifest;
}

/** Replaces the rows of a table, rows inserted by migrations included. */
async function fillTable(
  database: BackupRepository,
  manifest: Manifest,
  name: string,
  rows: Readable,
  filled: Set<string>,
): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table) throw new StartError(`The archive contains a table that its manifest does not list: ${name}`);
  if (filled.has(name)) throw new StartError(`The archive contains a table twice: ${name}`);
  filled.add(name);
  await database.replaceRows(table, rows);
}

async function requireSameCounts(database: BackupRepository, manifest: Manifest): Promise<void> {
  const restored = await database.describe(new Date());
  const derived = await database.derivedTables();
  const counts = new Map(restored.tables.map(({ name, rows }) => [name, rows]));
  const incomplete = manifest.tables.find(
    ({ name, rows }) => !derived.has(name) && counts.get(name) !== rows,
  );
  if (incomplete)
    throw new StartError(
      `The archive is incomplete: ${incomplete.name} should have ${counted(incomplete.rows, 'row')}`,
    );
}

/** A text that is not the one that was published must not be served under its digest. */
async function requireUnchangedTexts(database: BackupRepository, archive: string): Promise<void> {
  const id = await database.changedVersion();
  if (id === null) return;
  throw new StartError(
    `${archive} is damaged or was changed: the text of the version ${id} does not match its digest`,
  );
}
