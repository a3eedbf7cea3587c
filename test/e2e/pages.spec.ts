import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type SiteProcess, startSite } from '../browser/support/site-process';

jest.setTimeout(180_000);

const CLIENT = resolve(__dirname, '../../web/build/client');
/** Precompressed siblings, which are sent for the file beside them. */
const COMPRESSED = /\.(?:br|gz)$/;

describe('the built site', () => {
  let site: SiteProcess;

  beforeAll(async () => {
    site = await startSite({ DEMO: 'off' });
  });
  afterAll(() => site.stop());

  /** Lines of requests that failed by the fault of the server. */
  const failures = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":50'));

  it('names the type of every file that it serves', async () => {
    const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
      .map((entry) => relative(CLIENT, join(entry.parentPath, entry.name)));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const { status, headers } = await fetch(`${site.origin}/${file}`, { method: 'HEAD' });
      const type = headers.get('content-type') ?? '';
      expect([file, status, type]).toEqual([file, 200, expect.stringMatching(/^\w+\/[\w.+-]+/)]);
      expect([file, headers.get('x-content-type-options')]).toEqual([file, 'nosniff']);
    }
  });

  it.each(['/auth/callback/github', '/auth/callback/google'])(
    'answers 400 to %s with an error that no provider has sent',
    async (path) => {
      for (const query of ['error=anything', 'error=', 'error=server_error&state=x', 'error=a&error=b', '']) {
        const { status } = await fetch(`${site.origin}${path}?${query}`);
        expect([query, status]).toEqual([query, 400]);
      }
      expect((await fetch(`${site.origin}${path}?error=access_denied`)).status).toBe(403);
      expect(failures()).toEqual([]);
    },
  );

  it('logs no failure for odd ways of asking for the data of a page', async () => {
    const asked: readonly (readonly [string, string])[] = [
      ['GET', '/rules?_data=x'],
      ['GET', '/rules?_data=routes%2F_default.rules'],
      ['GET', '/?_data='],
      ['POST', '/rules?_data=x'],
      ['POST', '/rules'],
      ['PUT', '/rules'],
      ['DELETE', '/login'],
      ['PATCH', '/'],
      ['GET', '/rules.data?_routes=x'],
      ['GET', '/rules.data?_routes=root,constructor,__proto__'],
      ['POST', '/rules.data'],
      ['GET', '/nothing.data'],
      ['GET', '/.data'],
      ['GET', '/_root.data'],
      ['POST', '/password-strength?index'],
      ['GET', '/password-strength'],
    ];
    for (const [method, path] of asked) {
      const { status } = await fetch(`${site.origin}${path}`, {
        method,
        headers: { Origin: site.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
        ...(method !== 'GET' && { body: 'a=b' }),
      });
      expect([method, path, status < 500, failures()]).toEqual([method, path, true, []]);
    }
  });
});
