import type { NestExpressApplication } from '@nestjs/platform-express';
import { ACTOR_SOURCE, type ActorSource } from '../../../server/kernel/http/actor-source';
import type { Response } from 'supertest';
import { GraphqlExecutor } from '../../../server/kernel/graphql/execute';
import { AuditLog } from '../../../server/modules/administration';
import { KnownDevices } from '../../../server/modules/auth';
import { UsersService } from '../../../server/modules/users';
import { AUDIT_EXPORT, auditExport } from '../../../server/web-host/audit-export';
import { BrowserSessions } from '../../../server/web-host/browser-sessions';
import { pageOrigin, pageRequest } from '../../../server/web-host/page-request';
import { SessionCookies } from '../../../server/web-host/session-cookie';
import { TEST_APP_URL, useTestApp } from '../../support/app';
import { aUser, type TestUser } from '../../support/factories/user';

const HOSTILE = [
  '=cmd|calc',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '＝1＋1',
  '＋1',
  '－1',
  '＠x',
  '"quoted", and=1',
];

type Event = Readonly<Record<string, unknown>> & { readonly action: string };

/** The export with the sessions of browsers, without the other pages. */
function mountExport(app: NestExpressApplication): void {
  const actors = app.get<ActorSource>(ACTOR_SOURCE, { strict: false });
  const [users, graphql, devices, log] = [
    app.get(UsersService, { strict: false }),
    app.get(GraphqlExecutor, { strict: false }),
    app.get(KnownDevices, { strict: false }),
    app.get(AuditLog, { strict: false }),
  ];
  const cookies = new SessionCookies(TEST_APP_URL);
  const sessions = new BrowserSessions(actors, users, graphql, devices);
  app.use(AUDIT_EXPORT, pageRequest, pageOrigin(cookies), (request: never, response: never, next: never) => {
    Object.assign(request, { url: (request as { originalUrl: string }).originalUrl });
    auditExport(log, sessions, cookies)(request, response, next);
  });
  // In place of the pages, which answer for every other address.
  app.use(AUDIT_EXPORT, (_request: unknown, response: { sendStatus(status: number): void }) =>
    response.sendStatus(404),
  );
}

describe(`GET ${AUDIT_EXPORT}`, () => {
  const app = useTestApp(
    { ADMIN_EMAILS: 'boss@example.jp' },
    { mountPages: (target) => Promise.resolve(mountExport(target)) },
  );
  let boss: TestUser;
  let yuki: TestUser;
  const ask = (who: TestUser | null, query = '') => {
    const call = app.http().get(`${AUDIT_EXPORT}${query}`);
    return who ? call.set('Cookie', `access_token=${who.accessToken}`) : call;
  };
  const events = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Event);

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    yuki = await aUser(app, { username: 'yuki' });
  });

  it('sends JSON Lines, the newest first, without what pages say', async () => {
    const answer = await ask(boss).buffer(true).parse(asText).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.jsonl"',
      'cache-control': 'private, no-store',
    });
    const listed = events(String(answer.body));
    expect(listed[0]?.action).toBe('audit.export');
    expect(listed.filter(({ action }) => action === 'user.register').length).toBeGreaterThan(1);
    const times = listed.map(({ at }) => String(at));
    expect(times).toEqual([...times].sort().reverse());
  });

  it('records itself with its filters', async () => {
    await ask(boss, '?action=user.register&format=csv').expect(200);
    expect(
      await app.database.rows(`select actor_id, details from audit_events where action = 'audit.export'`),
    ).toEqual([{ actor_id: boss.id, details: { action: 'user.register' } }]);
  });

  it.each<[string, (of: Event) => boolean]>([
    ['?actor=boss', ({ actorId }) => actorId === boss.id],
    ['?target=yuki', ({ targetId }) => targetId === yuki.id],
    ['?action=session', ({ action }) => action.startsWith('session.')],
    ['?action=session.start', ({ action }) => action === 'session.start'],
    ['?outcome=done', ({ outcome }) => outcome === 'done'],
    ['?from=2000-01-01&until=2999-01-01', () => true],
    ['?from=nonsense', () => true],
    ['?outcome=odd', () => true],
  ])('%s selects, and nothing else', async (query, isSelected) => {
    const all = events(String((await ask(boss).buffer(true).parse(asText)).body));
    const found = events(String((await ask(boss, query).buffer(true).parse(asText).expect(200)).body));
    const earlier = new Set(all.map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((event) => !isSelected(event))).toEqual([]);
    const expected = all.filter((event) => isSelected(event)).map(({ id }) => id);
    expect(found.map(({ id }) => id).filter((id) => earlier.has(id))).toEqual(expected);
  });

  it.each(['?actor=nobody', '?until=2000-01-01', '?from=2999-01-01'])('%s selects nothing', async (query) => {
    expect((await ask(boss, query).buffer(true).parse(asText).expect(200)).body).toBe('');
  });

  it('has no cell in CSV that a spreadsheet calculates, and one line for each event', async () => {
    await app.database.rows(
      `insert into audit_events (id, action, actor_kind, agent, details)
       select gen_random_uuid(), 'session.start', 'system', agent, '{}' from unnest($1::text[]) agent`,
      [HOSTILE],
    );
    const { body, headers } = await ask(boss, '?format=csv').buffer(true).parse(asText).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', ...lines] = String(body).split('\r\n');
    expect(head.startsWith('at,action,outcome')).toBe(true);
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      const cells = cellsOf(line);
      expect(cells).toHaveLength(head.split(',').length);
      expect(cells.filter((cell) => /^[\s]*[=+\-@\t\r＝＋－＠]/u.test(cell))).toEqual([]);
    }
  });

  it('does not exist for those who are no administrators', async () => {
    await ask(yuki).expect(404);
    expect((await ask(null).expect(303)).headers['location']).toBe('/login?redirect=%2Fadmin%2Faudit');
    expect(await app.database.rows(`select 1 from audit_events where action = 'audit.export'`)).toEqual([]);
  });

  it('asks who they are again after a quarter of an hour', async () => {
    await app.database.rows(`update sessions set created_at = created_at - interval '16 minutes'`);
    const { headers } = await ask(boss).expect(303);
    expect(headers['location']).toBe('/admin/confirm?redirect=%2Fadmin%2Faudit');
  });

  it.each(['actor', 'target', 'action', 'from', 'format', 'outcome'])(
    'answers no text in %s with a failure',
    async (name) => {
      for (const text of ['%00', 'a%00b', '%ED%A0%80', '%FF', 'x'.repeat(5000), '%F0%9F%92%A9', "';--"])
        expect((await ask(boss, `?${name}=${text}`)).status).toBeLessThan(400);
    },
  );
});

function asText(response: Response, done: (error: Error | null, body: unknown) => void): void {
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer) => pieces.push(piece));
  response.on('end', () => done(null, Buffer.concat(pieces).toString()));
}

/** The cells of a line whose cells are all quoted. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/"(?<cell>(?:[^"]|"")*)"(?:,|$)/g)].map(({ groups }) =>
    (groups?.['cell'] ?? '').replaceAll('""', '"'),
  );
}
