import { createHash } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import { usePageHosts } from '../../test/support/page-host';
import { apiHeaders } from '../kernel/http/api-headers';
import { securityHeaders } from './security-headers';

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

  const HOST_ONLY = 'max-age=63072000';
  const https = { Host: 'kimari.example' };
  it.each([
    ['https://kimari.example', undefined, https, HOST_ONLY],
    ['https://kimari.example', undefined, { 'X-Forwarded-Proto': 'https' }, HOST_ONLY],
    ['https://kimari.example', undefined, { ...https, 'X-Forwarded-Proto': 'http' }, undefined],
    ['https://kimari.example', undefined, { Host: '192.0.2.2:3000' }, undefined],
    ['http://kimari.lan', undefined, { Host: 'kimari.lan' }, undefined],
    ['http://kimari.lan', undefined, { 'X-Forwarded-Proto': 'https' }, undefined],
    ['http://kimari.lan', 'host', { 'X-Forwarded-Proto': 'https' }, HOST_ONLY],
    ['http://kimari.lan', 'host', { Host: 'kimari.lan' }, undefined],
    ['https://kimari.example', 'off', https, undefined],
    ['https://kimari.example', 'host', https, HOST_ONLY],
    ['https://kimari.example', 'subdomains', https, `${HOST_ONLY}; includeSubDomains`],
    ['https://kimari.example', 'preload', https, `${HOST_ONLY}; includeSubDomains; preload`],
  ] as const)(
    'with APP_URL %s and HSTS %s, a request with %j is answered with %s',
    async (APP_URL, HSTS, sent, expected) => {
      for (const headers of [
        securityHeaders({ APP_URL, HSTS, NODE_ENV: 'production' }),
        apiHeaders({ APP_URL, HSTS }),
      ]) {
        const app = express().set('trust proxy', 'loopback');
        app.use(headers, (_request, response) => void response.end());
        const answer = await request(app).get('/').set(sent);
        expect(answer.headers['strict-transport-security']).toBe(expected);
      }
    },
  );

  it('believe only a trusted proxy that the way was secure', async () => {
    const app = express().set('trust proxy', false);
    app.use(
      apiHeaders({ APP_URL: 'http://kimari.lan', HSTS: 'host' }),
      (_request, response) => void response.end(),
    );
    const { headers } = await request(app).get('/').set('X-Forwarded-Proto', 'https');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
