import type { AddressInfo } from 'node:net';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { EventListener } from '../../../support/event-listener';
import { aCliToken } from '../../../support/factories/cli-token';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { until } from '../../../support/until';

/** Ends the access that a token gives, in each way that people have. */
const ENDINGS: readonly (readonly [string, (reader: TestUser) => Promise<unknown>])[] = [
  [
    'a suspension',
    ({ id }) =>
      app.database.rows(
        `update users set suspended_at = now(), suspension_reason = 'Spam' where id = '${id}'`,
      ),
  ],
  [
    'a sign-out',
    (reader) => as(app, reader).post('/api/auth/logout', { refreshToken: reader.refreshToken }).expect(200),
  ],
];

const app = useTestApp({ READ_ACCESS: 'signed-in' });
const opened: EventListener[] = [];

async function listen(token: string): Promise<EventListener> {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  const listener = await new EventListener(port, { token }).open();
  opened.push(listener);
  return listener;
}

afterEach(() => {
  for (const listener of opened.splice(0)) listener.close();
});

describe('GET /api/events of a closed site', () => {
  it.each(ENDINGS)('tells nothing more after %s', async (_how, end) => {
    const [owner, reader] = [await aUser(app), await aUser(app)];
    const [former, staying] = [await listen(reader.accessToken), await listen(owner.accessToken)];
    await aRule(app, owner);
    await until(() => former.told.length === 1 && staying.told.length === 1);
    await end(reader);
    await aRule(app, owner);
    await until(() => former.isOver && staying.told.length === 2);
    expect(former.told).toHaveLength(1);
  });

  it('tells nothing more once a token of the command line was revoked', async () => {
    const owner = await aUser(app);
    const [former, staying] = [
      await listen(await aCliToken(app, owner)),
      await listen(await aCliToken(app, owner)),
    ];
    await app.database.rows(
      `update cli_tokens set revoked_at = now() where id = (select id from cli_tokens order by created_at, id limit 1)`,
    );
    await aRule(app, owner);
    await until(() => former.isOver && staying.told.length === 1);
    expect(former.told).toEqual([]);
  });
});
