import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { LiveService } from '../../../../server/modules/live';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, aVersion } from '../../../support/factories/rule';
import { EventListener } from '../../../support/event-listener';
import { aUser } from '../../../support/factories/user';
import { until } from '../../../support/until';

const app = useTestApp();
const opened: EventListener[] = [];

async function listen(lastId?: string): Promise<EventListener> {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  const listener = await new EventListener(port, { lastId }).open();
  opened.push(listener);
  return listener;
}

afterEach(() => {
  for (const listener of opened.splice(0)) listener.close();
});

describe('GET /api/events', () => {
  it('tells of rules, versions and stars, with the present numbers', async () => {
    const listener = await listen();
    const owner = await aUser(app);
    const { id, path } = await aRule(app, owner);
    await until(() => listener.told.length === 1);
    await aVersion(app, owner, id);
    await until(() => listener.told.length === 2);
    await as(app, owner).post('/api/rules/star', { ruleId: id }).expect(200);
    await until(() => listener.told.length === 3);
    expect(listener.told.map(({ event, data }) => ({ event, data }))).toEqual([
      { event: 'rule', data: { ruleId: id, path, version: '1.0.0', stars: 0 } },
      { event: 'version', data: { ruleId: id, path, version: '1.0.1', stars: 0 } },
      { event: 'star', data: { ruleId: id, path, version: '1.0.1', stars: 1 } },
    ]);
  });

  it('does not tell of what not everybody may see, and tells of it once it is public', async () => {
    const listener = await listen();
    const owner = await aUser(app);
    const hidden = await aRule(app, owner, { visibility: 'private' });
    await aVersion(app, owner, hidden.id);
    await as(app, owner).post('/api/rules/star', { ruleId: hidden.id }).expect(200);
    const open = await aRule(app, owner);
    await until(() => listener.told.length > 0);
    expect(listener.text).not.toContain(hidden.id);
    expect(listener.told[0]?.data['ruleId']).toBe(open.id);
    await as(app, owner).post('/api/rules/update', { id: hidden.id, visibility: 'public' }).expect(200);
    await until(() => listener.text.includes(hidden.id));
  });

  it('tells what happened in another process', async () => {
    const listener = await listen();
    const other = await app.another();
    try {
      const owner = await aUser(app);
      const { id } = await aRule(app, owner);
      await until(() => listener.told.length === 1);
      await request(other.nest.getHttpServer())
        .post('/api/rules/star')
        .set('Authorization', `Bearer ${owner.accessToken}`)
        .send({ ruleId: id })
        .expect(200);
      await until(() => listener.told.some(({ event }) => event === 'star'));
    } finally {
      await other.close();
    }
  });

  it('sends what a client has missed, except what has become private', async () => {
    const first = await listen();
    const owner = await aUser(app);
    const known = await aRule(app, owner);
    await until(() => first.told.length === 1);
    const missed = await aRule(app, owner);
    const secret = await aRule(app, owner);
    await until(() => first.text.includes(secret.id));
    await as(app, owner).post('/api/rules/update', { id: secret.id, visibility: 'private' }).expect(200);
    const again = await listen(first.told[0]?.id);
    await until(() => again.told.length > 0);
    expect(again.told.map(({ data }) => data['ruleId'])).toEqual([missed.id]);
    expect(again.text).not.toContain(known.id);
  });

  it('says when it does not know what a client has missed', async () => {
    const listener = await listen('01890000-0000-7000-8000-000000000000');
    await until(() => listener.told.length === 1);
    expect(listener.told[0]?.event).toBe('reset');
  });

  it('sends something every five seconds', async () => {
    const listener = await listen();
    await until(() => listener.text.includes(': keep-alive'), 10_000);
  });

  it('has a limit for each address, and room again when streams have ended', async () => {
    for (let count = 0; count < 20; count++) await listen();
    const { headers, body } = await app.http().get('/api/events').expect(429);
    expect(headers['retry-after']).toBe('60');
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    opened.pop()?.close();
    await until(async () => (await app.http().head('/api/events')).status === 200 && hasRoom());
    await listen();
  });

  it('ends all streams when the server is about to close', async () => {
    const listener = await listen();
    app.nest.get(LiveService, { strict: false }).end();
    await until(() => listener.isOver);
    await app.http().get('/api/events').expect(503);
  });
});

function hasRoom(): boolean {
  const { streams } = app.nest.get(LiveService, { strict: false }) as unknown as {
    streams: Map<unknown, unknown>;
  };
  return streams.size < 20;
}
