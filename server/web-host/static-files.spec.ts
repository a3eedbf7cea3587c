import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { staticFiles } from './static-files';

const SCRIPT = 'export const answer = 42;';

describe('the files of the web app', () => {
  let folder: string;
  let app: Express;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kimari-files-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/app-d1.js'), SCRIPT);
    await writeFile(join(folder, 'assets/app-d1.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
    app = express().use(staticFiles(folder), (_request, response) => void response.send('a page'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['br', 'br'],
    ['identity', undefined],
  ])('cache assets permanently and honour Accept-Encoding (%s)', async (accepted, encoding) => {
    const { headers } = await request(app).get('/assets/app-d1.js').set('Accept-Encoding', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
  });

  it.each([
    ['app.js', 'text/javascript; charset=utf-8'],
    ['favicon.ico', 'image/vnd.microsoft.icon'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['font.woff2', 'font/woff2'],
    ['notes.md', 'text/markdown; charset=utf-8'],
    ['picture.avif', 'image/avif'],
    ['module.wasm', 'application/wasm'],
    ['LICENSE', 'application/octet-stream'],
    ['file.unheard-of', 'application/octet-stream'],
  ])('have a content type: %s', async (name, type) => {
    await writeFile(join(folder, name), 'x');
    await writeFile(join(folder, `${name}.br`), brotliCompressSync('x'));
    const site = express().use(staticFiles(folder));
    for (const encoding of ['br', 'identity']) {
      const { headers } = await request(site).head(`/${name}`).set('Accept-Encoding', encoding).expect(200);
      expect(headers['content-type']).toBe(type);
    }
  });

  it('cache other files for an hour and pass unknown paths on to the pages', async () => {
    const robots = await request(app).get('/robots.txt').expect(200);
    expect(robots.headers['cache-control']).toBe('public,max-age=3600');
    expect((await request(app).get('/rules')).text).toBe('a page');
  });

  it('answer 404 for a missing asset, never a page, after the build is removed', async () => {
    await rm(folder, { recursive: true });
    const { status, text, headers } = await request(app).get('/assets/app-d1.js');
    expect([status, text, headers['cache-control']]).toEqual([404, 'Not found\n', 'no-store']);
    expect((await request(app).get('/robots.txt')).text).toBe('a page');
  });

  it('fail only one response when a file cannot be read', async () => {
    await rm(join(folder, 'robots.txt'));
    await mkdir(join(folder, 'robots.txt'));
    await expect(request(app).get('/robots.txt')).rejects.toThrow('socket hang up');
    expect((await request(app).get('/assets/app-d1.js')).status).toBe(200);
  });
});
