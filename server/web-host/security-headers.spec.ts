import { createHash } from 'node:crypto';
import request from 'supertest';
import { usePageHosts } from '../../test/support/page-host';

describe('the headers of pages', () => {
  const host = usePageHosts();

  it("include a strict policy that allows the page's own inline scripts only", async () => {
    const { server } = await host(({ nonce }) => {
      const html = `<script nonce="${nonce}">own()</script><script>foreign()</script><p nonce="x">`;
      return new Response(html, { headers: { 'Content-Type': 'text/html' } });
    });
    const { headers, text } = await request(server).get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain(createHash('sha256').update('own()').digest('base64'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(text).toBe('<script>own()</script><script>foreign()</script><p nonce="x">');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('keep the policy that a response already has', async () => {
    const own = { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' };
    const { server } = await host(() => new Response('x', { headers: own }));
    const { headers } = await request(server).get('/');
    expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
      'sandbox',
      'nosniff',
    ]);
  });

  it('enforce https on an https site', async () => {
    const { server } = await host(() => new Response(), { appUrl: 'https://kimari.example' });
    const response = await request(server).get('/');
    expect(response.headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });
});
