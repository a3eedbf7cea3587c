import request from 'supertest';
import { type Page, usePageHosts } from '../../test/support/page-host';

describe('the origin check', () => {
  const host = usePageHosts();
  const cookie = { Cookie: 'access_token=access-1' };
  const changing: Page = () => new Response('changed');

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ Origin: 'http://localhost:3000' }, 200],
  ])('answers a POST with %j with %d', async (headers, status) => {
    const { server } = await host(changing);
    const response = await request(server)
      .post('/x')
      .set({ ...cookie, ...headers });
    expect(response.status).toBe(status);
  });

  it('rejects requests of scripts with JSON', async () => {
    const { server } = await host(changing);
    const response = await request(server)
      .post('/x')
      .set({
        ...cookie,
        Origin: 'https://evil.example',
        Accept: 'application/json',
        'Accept-Language': 'en',
      });
    expect(response.body).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });
});
