import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aUser, type TestUser } from '../../support/factories/user';
import { until } from '../../support/until';

/** Bytes; a body of a signed-in caller that is longer than 100,000 is long. */
const LENGTH = 300_000;
/** More than one account may have in memory at once. */
const MANY = 4;
/** More than one account may have in memory, and waiting. */
const TOO_MANY = 13;

describe('long bodies', () => {
  const app = useTestApp();
  let taro: TestUser;
  let hanako: TestUser;
  beforeEach(async () => {
    taro = await aUser(app, { username: 'taro' });
    hanako = await aUser(app, { username: 'hanako' });
  });

  const server = (): Server => app.nest.getHttpServer() as Server;
  /** Sends the headers and the beginning of a text. */
  const begin = (who: TestUser, path: string, headers: Readonly<Record<string, string | number>> = {}) => {
    const sent = request({
      port: (server().address() as AddressInfo).port,
      agent: false,
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${who.accessToken}`,
        'content-length': LENGTH,
        ...headers,
      },
    });
    sent.on('error', () => undefined).write('{"content":"');
    return sent;
  };
  const answerOf = async (sent: ClientRequest): Promise<number> => {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode ?? 0;
  };
  const rest = (text: string): string => text.padEnd(LENGTH - '{"content":"'.length, text);
  const upload = (who: TestUser) =>
    as(app, who).post('/api/users/uploadAvatar', { image: 'a'.repeat(LENGTH), filename: 'me.png' });
  const connections = (): Promise<number> =>
    new Promise((resolve) => server().getConnections((_, count) => resolve(count)));

  const ENDINGS: readonly [string, (sent: ClientRequest) => Promise<unknown>][] = [
    ['whose senders disconnect', async (sent) => sent.destroy()],
    ['that are no JSON', (sent) => sent.end(rest('x')) && answerOf(sent)],
    ['that lack fields', (sent) => sent.end(`${rest('x').slice(0, -2)}"}`) && answerOf(sent)],
    ['with too many values', (sent) => sent.end(`",${rest('[1],').slice(0, -2)}`) && answerOf(sent)],
  ];
  const PATHS = ['/api/rules/create', '/api/users/uploadAvatar', '/graphql'];

  it.each(ENDINGS.flatMap(([what, end]) => PATHS.map((path) => [what, path, end] as const)))(
    '%s at %s leave their places to others',
    async (_, path, end) => {
      const before = await connections();
      const sent = Array.from({ length: MANY }, () => begin(taro, path));
      await until(async () => (await connections()) === before + MANY);
      await Promise.all(sent.map(end));
      sent.forEach((each) => each.destroy());
      await until(async () => (await connections()) === before);
      await upload(taro).expect(400);
    },
  );

  it('of one account wait for each other, and others do not wait for them', async () => {
    const slow = Array.from({ length: TOO_MANY }, () => begin(taro, '/api/users/uploadAvatar'));
    const refused = await Promise.race(slow.map(async (sent) => once(sent, 'response')));
    const [answer] = refused as [IncomingMessage];
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(await json(answer)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await upload(hanako).expect(400);
    await as(app, taro).get('/api/users/me').expect(200);
    slow.forEach((sent) => sent.destroy());
    await upload(taro).expect(400);
  });
});
