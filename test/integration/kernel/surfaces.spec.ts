import type { RequestHandler } from 'express';
import pino from 'pino';
import type { MountPages } from '../../../server/create-app';
import { mountSurfaces } from '../../../server/kernel/http/surfaces/mount-surfaces';
import { SURFACES } from '../../../server/surfaces';
import { TEST_APP_URL, useTestApp } from '../../support/app';
import { EchoModule, echoSurface } from '../../support/echo-surface';
import { aUser } from '../../support/factories/user';

const FORM = 'application/x-www-form-urlencoded';

/** A single page for every path. */
const mountPages: MountPages = (app, isPage) => {
  app.use((...[request, response, next]: Parameters<RequestHandler>) => {
    if (isPage(request.path)) response.type('text').send('a page');
    else next();
  });
  return Promise.resolve();
};

describe('a surface outside of /api', () => {
  const app = useTestApp(
    { RATE_LIMIT: 'on' },
    { surfaces: [...SURFACES, echoSurface], modules: [EchoModule], mountPages },
  );

  const echo = (body = 'client_id=cli') => app.http().post('/forms/echo').type(FORM).send(body);
  const refusal = (description: unknown, error = 'invalid_request') => ({
    error,
    error_description: description,
  });

  it('parses its own body format', async () => {
    const { body } = await echo('client_id=cli&scope=%E6%B1%BA').expect(201);
    expect(body.body).toEqual({ client_id: 'cli', scope: '決' });
  });

  it('assigns each request an id or uses the one of the proxy', async () => {
    expect((await echo()).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const given = await echo().set('X-Request-Id', 'proxy-request-1');
    expect(given.headers['x-request-id']).toBe('proxy-request-1');
  });

  it.each([
    ['en', 'Not found'],
    ['ja', '見つかりません'],
  ])('responds in the language of the client: %s', async (language, words) => {
    const answer = await echo().set('Accept-Language', language);
    expect([answer.headers['content-language'], answer.body.locale]).toEqual([language, language]);
    const { body } = await app.http().get('/forms/nothing').set('Accept-Language', language);
    expect(body.error_description).toContain(words);
  });

  it('identifies the caller by the token, never by a cookie', async () => {
    const { id, accessToken } = await aUser(app);
    expect((await echo().auth(accessToken, { type: 'bearer' })).body.caller).toBe(id);
    expect((await echo().set('Cookie', `access_token=${accessToken}`)).body.caller).toBeNull();
  });

  it('requires authentication by default', async () => {
    const { body } = await app.http().get('/forms/secret').set('Accept-Language', 'en').expect(401);
    expect(body).toEqual(refusal('Authentication required'));
  });

  it('counts requests by address and by caller', async () => {
    const { headers } = await echo();
    expect(headers['ratelimit-policy']).toBe('"requestsByHost";q=300;w=15, "readsByHost";q=120;w=60');
    const answers = await Promise.all(Array.from({ length: 200 }, () => echo()));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual(refusal(expect.any(String)));
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('sends the headers of API responses', async () => {
    const { headers } = await echo();
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each<[string, number, string, () => ReturnType<typeof echo>]>([
    ['an unknown address', 404, 'Not found', () => app.http().post('/forms/nothing').type(FORM).send('a=1')],
    ['a wrong method', 405, 'This method is not supported here', () => app.http().delete('/forms/echo')],
    ['a long body', 413, 'The request body is too large', () => echo(`a=${'x'.repeat(300)}`)],
    ['another media type', 415, `Send the body as ${FORM}`, () => echo().type('application/json').send('{}')],
    ['an unknown encoding', 415, `Send the body as ${FORM}`, () => echo().set('Content-Encoding', 'zip')],
    [
      'a malformed body',
      400,
      `Malformed request. Send valid form data with the Content-Type ${FORM}.`,
      () => echo('a=1&a=2'),
    ],
    [
      'too many values',
      400,
      `Malformed request. Send valid form data with the Content-Type ${FORM}.`,
      () => echo('a&'.repeat(50)),
    ],
  ])('rejects %s in its own error format: %d', async (_, status, message, ask) => {
    const answer = await ask().set('Accept-Language', 'en');
    expect([answer.status, answer.body]).toEqual([status, refusal(message)]);
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  it('answers OPTIONS with its methods', async () => {
    const { headers } = await app.http().options('/forms/echo').expect(204);
    expect(headers['allow']).toBe('OPTIONS, POST');
  });

  it('keeps its error format when a handler fails', async () => {
    const { body } = await app.http().get('/forms/bug').set('Accept-Language', 'en').expect(500);
    expect(body).toEqual(refusal('Internal server error', 'server_error'));
  });

  it('does not affect other surfaces', async () => {
    const { body } = await app.http().post('/api/rules/search').type(FORM).send('a=1').expect(415);
    expect(body).toMatchObject({ defined: false, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it.each([
    ['/', true],
    ['/formsecho', true],
    ['/API/health', true],
    ['/forms', false],
    ['/forms/nothing', false],
    ['/graphql/nothing', false],
    ['/livez', false],
  ])('leaves all other paths to the pages: %s (%s)', async (path, isPage) => {
    const answer = await app.http().get(path);
    expect(answer.text === 'a page').toBe(isPage);
  });

  it('is required for every controller, or the server does not start', () => {
    const mount = () =>
      mountSurfaces(
        app.nest,
        SURFACES,
        { APP_URL: TEST_APP_URL, LOG_REQUESTS: 0, READ_ACCESS: 'public' },
        pino({ level: 'silent' }),
      );
    expect(mount).toThrow('The controller at /forms/echo belongs to no surface');
  });
});
