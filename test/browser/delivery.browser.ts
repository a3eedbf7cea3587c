import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, signIn } from './support/people';
import { visit } from './support/visit';

const visitors = useBrowser();
const KILOBYTE = 1000;
const SCRIPT_BUDGET = 98.7 * KILOBYTE;

describe('delivery', () => {
  it.each(['/', '/rules'])('%s ships at most 98.7 kB of compressed script', async (address) => {
    const page = await visitors.open({ isFresh: true });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const isScript = /\.js(?:\?|$)/.test(request.url());
      if (isScript) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  it('sends the security headers and allows only its own inline scripts', async () => {
    const page = await visitors.open({ statuses: [404] });
    for (const address of ['/', '/rules', '/login', '/no-such-page']) {
      const headers = (await page.goto(address))?.headers() ?? {};
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'content-security-policy': expect.stringContaining("object-src 'none'"),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src [^;]*'sha256-/);
      expect(policy).not.toMatch(/script-src [^;]*'unsafe-(?:inline|eval)'/);
      expect(policy).toMatch(/frame-ancestors '(?:none|self)'/);
    }
  });

  it('keeps signed-in pages out of shared caches, and the session out of reach of scripts', async () => {
    const page = await visitors.open();
    await signIn(page, await aPerson('cookie'));
    const response = await visit(page, '/rules');
    expect(response?.headers()['cache-control']).toMatch(/no-store|private/);
    expect(await page.evaluate<string>('document.cookie')).not.toMatch(/token|session|refresh/i);
  });
});

describe('GraphiQL', () => {
  it('runs a query at /graphql without loading anything from other sites', async () => {
    const page = await visitors.open();
    await page.goto('/graphql');
    const editor = page.locator(
      '.graphiql-query-editor .cm-content, .graphiql-query-editor .CodeMirror, .graphiql-query-editor .monaco-editor',
    );
    await editor.first().click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('{ rules(first: 3) { totalCount } }');
    await page.getByRole('button', { name: /Execute query/ }).click();
    await until(async () =>
      /"?totalCount"?\s*:\s*\d+/.test(await page.locator('.result-window').innerText()),
    );
  });
});
