import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { Client } from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../server/kernel/database/embedded/embedded-postgres';
import { isAlive } from '../../../server/kernel/database/embedded/process-identity';
import { until } from '../../support/until';

const ROOT = resolve(__dirname, '../../..');
/** Compiled once, and in the project, where its packages are found. */
const PROGRAM = join(ROOT, `.cache/embedded-postgres-process-${process.pid}.cjs`);
const isRoot = process.getuid?.() === 0;

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  const started: EmbeddedPostgres[] = [];
  const processes: ChildProcess[] = [];

  beforeAll(() =>
    build({
      entryPoints: [join(ROOT, 'test/support/embedded-postgres-process.ts')],
      outfile: PROGRAM,
      ...{ bundle: true, packages: 'external', platform: 'node', format: 'cjs', logLevel: 'error' },
    }),
  );
  afterAll(() => rm(PROGRAM, { force: true }));

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kimari-embedded-'));
    await chmod(dataDir, 0o755);
  });

  afterEach(async () => {
    for (const child of processes.splice(0)) await end(child);
    for (const server of started.splice(0)) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('keeps its data across a restart', async () => {
    const first = await start();
    await query(first.url, 'create table notes as select 42 as answer');
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');

    const second = await start();
    expect(await query(second.url, 'select answer from notes')).toEqual([{ answer: 42 }]);
  });

  it('supports Japanese character classes, uses page checksums and runs in UTC', async () => {
    const { url } = await start();
    await query(url, 'create extension pg_trgm');
    const [row] = await query(
      url,
      `select cardinality(show_trgm('日本語')) > 0 as trigrams, lower('ÀÉ') as lower,
        current_setting('data_checksums') as checksums, current_setting('timezone') as timezone`,
    );
    expect(row).toEqual({ trigrams: true, lower: 'àé', checksums: 'on', timezone: 'UTC' });
  });

  it('requires the password, which only its owner can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.toString(), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    for (const file of ['password', 'server.json']) {
      expect((await stat(join(dataDir, 'postgres', file))).mode & 0o777).toBe(0o600);
    }
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await query(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
  });

  it('is shared with a second process and stops with the last one', async () => {
    const server = await start();
    const other = await startElsewhere();
    expect(other.url).toBe(server.url);

    await end(other.child);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);

    await server.stop();
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('keeps running for a process that joined when its starter leaves first', async () => {
    const other = await startElsewhere();
    const server = await start();
    await end(other.child);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops when %s ends its only user', async (signal) => {
    const other = await startElsewhere();
    const pid = await postmasterPid();
    other.child.kill(signal);
    await once(other.child, 'exit');
    await until(() => !isAlive(pid));
  });

  it('is taken over from a process that was killed', async () => {
    const other = await startElsewhere();
    await query(other.url, 'create table notes as select 42 as answer');
    await kill(other.child);

    const server = await start();
    expect(server.url).toBe(other.url);
    expect(await query(server.url, 'select answer from notes')).toEqual([{ answer: 42 }]);
    await server.stop();
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('recovers after both processes were killed', async () => {
    const other = await startElsewhere();
    await query(other.url, 'create table notes as select 42 as answer');
    await kill(other.child);
    process.kill(await postmasterPid(), 'SIGKILL');

    const server = await start();
    expect(await query(server.url, 'select answer from notes')).toEqual([{ answer: 42 }]);
  });

  it('is restarted on the same port when it is killed', async () => {
    const server = await start();
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(pid));
    await until(() =>
      query(server.url, 'select 1').then(
        () => true,
        () => false,
      ),
    );
  });

  it('ignores a lock file with the id of another process', async () => {
    await (await start()).stop();
    const stranger = spawn('sleep', ['60'], { uid: (await stat(clusterFolder())).uid, stdio: 'ignore' });
    processes.push(stranger);
    await writeFile(
      join(clusterFolder(), 'postmaster.pid'),
      `${stranger.pid}\n${clusterFolder()}\n1\n5432\n\n\n\nready\n`,
    );

    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reports in one line why it cannot start', async () => {
    await writeFile(join(dataDir, 'postgres'), 'not a folder');
    const error: unknown = await start().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'EmbeddedPostgresError' });
    expect(String(error)).toMatch(
      /^EmbeddedPostgresError: The database folder .*postgres cannot be used: [^\n]*$/,
    );
  });

  (isRoot ? it : it.skip)('moves out of a folder that its account cannot enter, and says where', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const log: string[] = [];
    const server = await start(closed, log);
    await query(server.url, 'create table notes as select 42 as answer');
    await server.stop();
    const folder = /The database is in (\S+\/cluster):/.exec(log.join('\n'))?.[1] ?? '';
    try {
      expect(folder).toMatch(/^\/var\/lib\/kimari\/closed-/);
      const again = await start(closed);
      expect(await query(again.url, 'select answer from notes')).toEqual([{ answer: 42 }]);
      await again.stop();
    } finally {
      if (folder) await rm(dirname(folder), { recursive: true, force: true });
    }
  });

  async function start(folder = dataDir, log: string[] = []): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({
      dataDir: folder,
      durable: false,
      log: (line) => log.push(line),
    });
    started.push(server);
    return server;
  }

  async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
    const child = spawn(process.execPath, [PROGRAM, dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    processes.push(child);
    const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
    return { child, url };
  }

  function clusterFolder(): string {
    return join(dataDir, 'postgres', 'cluster');
  }

  async function postmasterPid(): Promise<number> {
    return Number.parseInt(await readFile(join(clusterFolder(), 'postmaster.pid'), 'utf8'), 10);
  }
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.stdin) child.stdin.end();
  else child.kill();
  await once(child, 'exit');
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
