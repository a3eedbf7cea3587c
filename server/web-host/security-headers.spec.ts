import request from 'supertest';
import { usePageHosts } from '../../test/support/page-host';

describe('the headers of pages', () => {
  const host = usePageHosts();

  it('include a strict policy with a fresh nonce', async () => {
    const { server } = await host((context) => new Response(context.nonce));
    const [first, second] = await Promise.all([request(server).get('/'), request(server).get('/')]);
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${first.text}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(first.text).not.toBe(second.text);
    expect(first.headers['strict-transport-security']).toBeUndefined();
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
