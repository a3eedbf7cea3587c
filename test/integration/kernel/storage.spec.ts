import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { withDeadline } from '../../../server/kernel/deadline';
import { AppError } from '../../../server/kernel/errors/app-error';
import { TimedOut, Unavailable } from '../../../server/kernel/errors/request.errors';
import type { Storage } from '../../../server/kernel/storage/storage';
import { StorageFailure } from '../../../server/kernel/storage/storage-failure';
import { S3_BUCKET, startS3Server, type S3Server } from '../../support/s3-server';
import { S3_KEYS } from '../../support/s3-signature';
import { folderStorage, s3Storage, storedName } from '../../support/storages';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';

let folder: string;
let server: S3Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-storage-'));
  server = await startS3Server();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const AVATAR = storedName('avatars/0199f3c2/k3v9x2.webp');

async function contentOf(storage: Storage, name: string): Promise<string | null> {
  const file = await storage.read(storedName(name));
  return file && (await buffer(file.content)).toString();
}

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names;
}

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return error;
  throw new Error('No refusal', { cause: error });
}

describe.each<[string, () => Storage]>([
  ['a folder', () => folderStorage(join(folder, 'files'))],
  ['a bucket', () => s3Storage(server.port)],
])('storage in %s', (_, open) => {
  it('returns stored content with its size and type', async () => {
    const storage = open();
    await storage.put(AVATAR, Buffer.from([0, 1, 2, 255]));
    const file = await storage.read(AVATAR);
    expect(file).toMatchObject({ size: 4, contentType: 'image/webp' });
    expect([...(await buffer(file!.content))]).toEqual([0, 1, 2, 255]);
  });

  it('replaces a file of the same name', async () => {
    const storage = open();
    await storage.put(AVATAR, Buffer.from('before'));
    await storage.put(AVATAR, Buffer.from('after'));
    expect(await contentOf(storage, AVATAR)).toBe('after');
  });

  it('keeps an empty file', async () => {
    const storage = open();
    await storage.put(AVATAR, Buffer.alloc(0));
    expect(await contentOf(storage, AVATAR)).toBe('');
  });

  it('returns null for an unknown name', async () => {
    const storage = open();
    await storage.put(AVATAR, Buffer.from('a'));
    expect(await storage.read(storedName('avatars'))).toBeNull();
    expect(await storage.read(storedName('avatars/other.webp'))).toBeNull();
    expect(await storage.read(storedName(`${AVATAR}/below`))).toBeNull();
  });

  it('deletes a file, even a missing one', async () => {
    const storage = open();
    await storage.put(AVATAR, Buffer.from('a'));
    await storage.delete(AVATAR);
    await storage.delete(AVATAR);
    expect(await storage.read(AVATAR)).toBeNull();
  });

  it('supports Japanese names', async () => {
    const storage = open();
    await storage.put(storedName('avatars/決まり/ロゴ_1.png'), Buffer.from('印'));
    expect(await contentOf(storage, 'avatars/決まり/ロゴ_1.png')).toBe('印');
    expect(await namesIn(storage)).toEqual(['avatars/決まり/ロゴ_1.png']);
  });

  it('lists nothing while it is empty', async () => {
    expect(await namesIn(open())).toEqual([]);
  });

  it('lists every name once and in order', async () => {
    const storage = open();
    for (const name of ['b', 'a/b', 'a/a', 'c/d/e']) await storage.put(storedName(name), Buffer.from('a'));
    expect(await namesIn(storage)).toEqual(['a/a', 'a/b', 'b', 'c/d/e']);
  });

  it('adopts a large file from disk and streams it back', async () => {
    const storage = open();
    const content = randomBytes(40_000_000);
    const file = join(folder, 'large');
    await mkdir(join(folder, 'files'), { recursive: true });
    await writeFile(file, content);
    await storage.adopt(AVATAR, file);
    expect(existsSync(file)).toBe(false);
    const stored = await storage.read(AVATAR);
    const hash = createHash('sha256');
    let largest = 0;
    for await (const chunk of stored!.content as AsyncIterable<Buffer>) {
      largest = Math.max(largest, chunk.length);
      hash.update(chunk);
    }
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
    expect(largest).toBeLessThan(content.length / 10);
  });
});

describe('storage in a folder', () => {
  it('is accessible to its own account only and leaves no temporary files', async () => {
    const storage = folderStorage(join(folder, 'files'));
    await storage.put(AVATAR, Buffer.from('a'));
    const modes = await Promise.all(
      ['', 'avatars', AVATAR].map(async (name) => (await stat(join(folder, 'files', name))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    expect(await readdir(join(folder, 'files'))).toEqual(['avatars']);
  });

  it('keeps the old file when the new one cannot be written', async () => {
    const storage = folderStorage(folder);
    await storage.put(storedName('a/b'), Buffer.from('old'));
    const error = await failureOf(storage.put(storedName('a'), Buffer.from('new')));
    expect(error.definition).toBe(Unavailable.definition);
    expect(error.cause).toBeInstanceOf(StorageFailure);
    expect(await contentOf(storage, 'a/b')).toBe('old');
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('logs the error of the disk', async () => {
    await writeFile(join(folder, 'files'), 'in the way');
    const error = await failureOf(folderStorage(join(folder, 'files')).put(AVATAR, Buffer.from('a')));
    expect(error.definition).toBe(Unavailable.definition);
    expect((error.cause as StorageFailure).message).toMatch(/^Cannot write avatars.*EEXIST/);
  });

  it('ignores hidden files and links', async () => {
    await writeFile(join(folder, '.hidden'), '');
    await mkdir(join(folder, '.restoring-1'));
    await writeFile(join(folder, '.restoring-1', 'a.webp'), '');
    await symlink('/etc/hostname', join(folder, 'link'));
    expect(await namesIn(folderStorage(folder))).toEqual([]);
  });
});

describe('storage in a bucket', () => {
  it('sends the content type', async () => {
    await s3Storage(server.port).put(AVATAR, Buffer.from('a'));
    expect(server.objects.get(AVATAR)?.contentType).toBe('image/webp');
  });

  it('lists more than one page of names', async () => {
    const names = Array.from({ length: 2001 }, (_, index) => `決/${String(index).padStart(4, '0')}.webp`);
    for (const name of names) server.objects.set(name, { content: Buffer.alloc(1), contentType: '' });
    expect(await namesIn(s3Storage(server.port))).toEqual(names);
    expect(server.requests.count).toBe(3);
  });

  it('lists foreign names unchanged', async () => {
    const names = ['a b+c&d', '決/?#%.png', 'é<'];
    for (const name of names) server.objects.set(name, { content: Buffer.alloc(1), contentType: '' });
    expect((await namesIn(s3Storage(server.port))).sort()).toEqual(names.sort());
  });

  it('retries while the store is busy', async () => {
    server.failWith(503, 429);
    const storage = s3Storage(server.port);
    await storage.put(AVATAR, Buffer.from('a'));
    server.failWith(500, 502);
    expect(await contentOf(storage, AVATAR)).toBe('a');
  });

  it('gives up after three attempts', async () => {
    server.failWith(503, 503, 503, 503);
    const error = await failureOf(s3Storage(server.port).put(AVATAR, Buffer.from('a')));
    expect(error.definition).toBe(Unavailable.definition);
    expect(error.cause).toMatchObject({ code: 'SlowDown', message: expect.stringContaining('503 SlowDown') });
    expect(server.requests.count).toBe(3);
  });

  it.each([
    ['another secret', { keys: { ...S3_KEYS, secretAccessKey: 'hunter2' } }, 'SignatureDoesNotMatch'],
    ['an unknown key', { keys: { ...S3_KEYS, accessKeyId: 'AKIDOTHER' } }, 'InvalidAccessKeyId'],
    ['another region', { region: 'eu-other-1' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'other-bucket' }, 'NoSuchBucket'],
  ])('fails without retries and without exposing secrets: %s', async (_, options, code) => {
    const storage = s3Storage(server.port, options);
    const error = await failureOf(storage.read(AVATAR));
    expect(error.definition).toBe(Unavailable.definition);
    expect(error.cause).toMatchObject({ code });
    expect(server.requests.count).toBe(1);
    const said = JSON.stringify([error, error.cause, error.stack, String(error.cause)]);
    for (const secret of ['hunter2', S3_KEYS.secretAccessKey, 'AKID', 'AWS4'])
      expect(said).not.toContain(secret);
    await expect(namesIn(storage)).rejects.toThrow('request.unavailable');
  });

  it('does not follow redirects to another host', async () => {
    server.failWith(307);
    const error = await failureOf(s3Storage(server.port).read(AVATAR));
    expect(error.cause).toMatchObject({ message: expect.stringContaining('307') });
    expect(server.requests.count).toBe(1);
  });

  it('does not accept an empty response as a listing', async () => {
    server.failWith(204);
    const error = await failureOf(namesIn(s3Storage(server.port)));
    expect(error.cause).toMatchObject({ code: 'BadListing' });
  });
});

it('rejects content of unknown size', async () => {
  const vague = createServer((_, response) => {
    response.write('a');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(vague, 'listening');
  const error = await failureOf(s3Storage((vague.address() as AddressInfo).port).read(AVATAR));
  expect(error.cause).toMatchObject({ code: 'NoLength' });
  vague.closeAllConnections();
  vague.close();
});

describe('an unavailable bucket', () => {
  let proxy: TcpProxy;
  beforeEach(async () => {
    proxy = await startTcpProxy({ host: '127.0.0.1', port: server.port });
  });
  afterEach(() => proxy.close());

  it('fails, and recovers by itself', async () => {
    const storage = s3Storage(proxy.port);
    await storage.put(AVATAR, Buffer.from('a'));
    proxy.set('refuse');
    const error = await failureOf(storage.read(AVATAR));
    expect(error.definition).toBe(Unavailable.definition);
    expect(error.cause).toMatchObject({ message: expect.stringContaining(S3_BUCKET) });
    proxy.set('pass');
    expect(await contentOf(storage, AVATAR)).toBe('a');
  });

  it('reports a refused connection', async () => {
    const { port } = proxy;
    await proxy.close();
    const error = await failureOf(s3Storage(port).put(AVATAR, Buffer.from('a')));
    expect(error.cause).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it.each<[string, (storage: Storage) => Promise<unknown>]>([
    ['put', (storage) => storage.put(AVATAR, Buffer.from('a'))],
    ['read', (storage) => storage.read(AVATAR)],
    ['delete', (storage) => storage.delete(AVATAR)],
    ['list', namesIn],
  ])('times out: %s', async (_, work) => {
    proxy.set('blackhole');
    const error = await failureOf(work(s3Storage(proxy.port, { callTimeout: 200 })));
    expect(error.definition).toBe(Unavailable.definition);
    expect(error.cause).toMatchObject({ code: 'ETIMEDOUT' });
  });

  it("respects the caller's deadline", async () => {
    proxy.set('blackhole');
    const deadline = { milliseconds: 200, refusal: () => TimedOut() };
    const error = await failureOf(withDeadline(deadline, () => s3Storage(proxy.port).read(AVATAR)));
    expect(error.definition).toBe(TimedOut.definition);
  });

  it('aborts a stalled download', async () => {
    const slow = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('a');
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const file = await s3Storage((slow.address() as AddressInfo).port, { callTimeout: 200 }).read(AVATAR);
    const error = await failureOf(buffer(file!.content));
    expect(error.cause).toMatchObject({ code: 'ETIMEDOUT' });
    slow.closeAllConnections();
    slow.close();
  });

  it('fails a download when the connection is lost', async () => {
    const storage = s3Storage(proxy.port);
    server.objects.set(AVATAR, { content: Buffer.alloc(50_000_000), contentType: '' });
    const file = await storage.read(AVATAR);
    proxy.set('refuse');
    const error = await failureOf(buffer(file!.content));
    expect(error.definition).toBe(Unavailable.definition);
    expect(error.cause).toBeInstanceOf(StorageFailure);
  });
});
