import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MINUTE } from '@kimari/common/durations';
import { checkSignIn } from './check-sign-in';

describe('the check of a provider of sign-ins', () => {
  let server: Server;
  let issuer: string;
  let ahead = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeader('Date', new Date(Date.now() + ahead).toUTCString());
      response.end(JSON.stringify({ issuer }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realm`;
  });
  afterAll(() => server.close());

  it.each([
    [0, 'good', /answers as itself$/],
    [10 * MINUTE, 'doubtful', /10 minutes apart/],
    [-10 * MINUTE, 'doubtful', /10 minutes apart/],
  ])('compares the clocks: %d ms apart', async (apart, verdict, message) => {
    ahead = apart;
    expect(await checkSignIn({ OIDC_ISSUER: issuer })).toEqual([
      { part: 'sign-in', verdict, message: expect.stringMatching(message) },
    ]);
  });

  it('is nothing without a provider', async () => {
    expect(await checkSignIn({ OIDC_ISSUER: undefined })).toEqual([]);
  });
});
