import { createHmac, hkdfSync } from 'node:crypto';
import { SecretChange } from '../../../../server/kernel/secrets/secret-change.task';
import { SEALED_COLUMNS } from '../../../../server/kernel/secrets/sealed-columns';
import { MailOutboxRepository } from '../../../../server/kernel/mail/mail-outbox.repository';
import { LONGEST_WAIT } from '../../../../server/kernel/mail/mail-schedule';
import { MailWorker } from '../../../../server/kernel/mail/mail-worker';
import { useTestApp } from '../../../support/app';
import { logLines } from '../../../support/log-lines';
import { as } from '../../../support/as';
import { aDevice } from '../../../support/factories/device';
import { aSecondFactor } from '../../../support/factories/second-factor';
import { aUser, type TestUser } from '../../../support/factories/user';
import { appCode, signIn, waysIn } from '../../../support/sign-in';

const FIRST = 'a secret that only the tests know, 32 bytes';
const SECOND = 'the secret after it, which nobody knows either';
const THIRD = 'and a third one, because secrets change more than once';

const app = useTestApp({ JWT_SECRET: FIRST });

/** Replaces the recovery codes of an account by digests as releases before them made them, keyed with a secret. */
async function keyRecoveryCodes(user: TestUser, codes: readonly string[], secret: string): Promise<void> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kimari/recovery-codes/v1', 32));
  const digests = codes.map((code) =>
    createHmac('sha256', key)
      .update(`${user.id} ${code.replace('-', '')}`)
      .digest(),
  );
  await app.database.rows('delete from recovery_codes');
  await app.database.rows('insert into recovery_codes (user_id, digest) select $1, unnest($2::bytea[])', [
    user.id,
    digests,
  ]);
}

/** Makes all mail due, and clearly so: the database's `now()` is up to a millisecond after the time that a process sees. */
async function makeMailDue(): Promise<void> {
  await app.database.rows(`update mail_outbox set next_attempt_at = now() - interval '1 second'`);
}

/** A server of the next start, with other secrets; its work at start is done. */
async function started(JWT_SECRET: string, JWT_SECRET_PREVIOUS?: string) {
  const server = await app.another({ JWT_SECRET, JWT_SECRET_PREVIOUS });
  await server.nest.get(SecretChange, { strict: false }).settled();
  return server;
}

describe('changing JWT_SECRET with the former one beside it', () => {
  it('keeps sessions, codes, devices and mails, and then needs the former one no more', async () => {
    const user = await aUser(app);
    const factor = await aSecondFactor(app, user);
    await keyRecoveryCodes(user, factor.recoveryCodes, FIRST);
    const device = await aDevice(app);
    const mail = { to: 'waits@example.jp', locale: 'en', subject: 'S', text: 'T', html: '<p>H</p>' } as const;
    const outbox = app.nest.get(MailOutboxRepository, { strict: false });
    await outbox.insert(mail, new Date(Date.now() + LONGEST_WAIT / 2));
    const person = { ...user, secret: factor.secret, recoveryCodes: factor.recoveryCodes };

    const both = await started(SECOND, FIRST);
    try {
      const me = await both.http().get('/api/auth/me').set('authorization', `Bearer ${user.accessToken}`);
      expect(me.status).toBe(200);
      const shown = await both
        .http()
        .post('/api/auth/device/lookup')
        .set('authorization', `Bearer ${user.accessToken}`)
        .send({ userCode: device.userCode });
      expect(shown.status).toBe(200);
      const refreshed = await both.http().post('/api/auth/refresh').send({ refreshToken: user.refreshToken });
      expect(refreshed.status).toBe(200);
      expect(await waysIn(both.http, [person])).toEqual(['totp+recovery']);
    } finally {
      await both.close();
    }

    const alone = await started(SECOND);
    try {
      const later = { ...person, recoveryCodes: factor.recoveryCodes.slice(1) };
      const byCode = await signIn(alone.http, later, later.recoveryCodes[0]);
      expect(byCode.status).toBe(200);
      await app.database.rows(`update second_factors set last_step = 0`);
      expect((await signIn(alone.http, later, appCode(factor.secret))).status).toBe(200);
      await makeMailDue();
      await alone.nest.get(MailWorker, { strict: false }).work();
    } finally {
      await alone.close();
    }
    expect((await app.mails(mail.to)).map(({ subject }) => subject)).toEqual(['S']);

    const again = await started(THIRD, SECOND);
    await again.close();
    const third = await started(THIRD);
    try {
      expect((await signIn(third.http, person, factor.recoveryCodes[2])).status).toBe(200);
    } finally {
      await third.close();
    }
  });

  it('lets nothing through that another secret signed', async () => {
    const user = await aUser(app);
    const stranger = await started(THIRD, SECOND);
    try {
      const me = await stranger.http().get('/api/auth/me').set('authorization', `Bearer ${user.accessToken}`);
      expect(me.status).toBe(401);
    } finally {
      await stranger.close();
    }
  });

  it('records the secret in force, and does not take a wrong one for it', async () => {
    const user = await aUser(app);
    await aSecondFactor(app, user);
    await app.nest.get(SecretChange, { strict: false }).run();
    const before = await app.database.rows('select fingerprint from installation_secrets where is_current');
    expect(before).toHaveLength(1);
    await (await started(SECOND)).close();
    expect(await app.database.rows('select fingerprint from installation_secrets where is_current')).toEqual(
      before,
    );
  });
});

describe('a start with another secret', () => {
  const FORMER = { expected: expect.stringMatching(/^[0-9a-f]+$/) as unknown };

  /** What the check at the start of a server with these secrets logs. */
  async function warnings(JWT_SECRET: string, JWT_SECRET_PREVIOUS?: string) {
    const { logger, lines } = logLines('warn');
    const server = await app.another({ JWT_SECRET, JWT_SECRET_PREVIOUS }, logger);
    await server.nest.get(SecretChange, { strict: false }).settled();
    await server.close();
    return lines.filter(({ msg }) => msg?.startsWith('JWT_SECRET'));
  }

  beforeEach(() => app.nest.get(SecretChange, { strict: false }).run());

  it('says once that nothing needs the former one', async () => {
    await aUser(app);
    const [line, ...others] = await warnings(SECOND);
    expect(line).toMatchObject({
      ...FORMER,
      msg: expect.stringContaining('is in force from now on') as unknown,
    });
    expect([others, await warnings(SECOND)]).toEqual([[], []]);
  });

  it('says at every start what needs the former one', async () => {
    await aSecondFactor(app, await aUser(app));
    const lost = { ...FORMER, msg: expect.stringContaining(': 1 second factor cannot be opened') as unknown };
    for (const lines of [await warnings(SECOND), await warnings(SECOND)]) expect(lines).toMatchObject([lost]);
  });

  it('says nothing when the former one is beside it, and tells of a former one that does not fit', async () => {
    expect(await warnings(THIRD, SECOND)).toMatchObject([FORMER]);
    expect(await warnings(FIRST, THIRD)).toEqual([]);
  });

  it('does not wait for what ends within minutes', async () => {
    const user = await aUser(app);
    await as(app, user).post('/api/auth/second-factor/begin', { password: user.password }).expect(200);
    expect((await warnings(SECOND)).map(({ msg }) => msg)).toEqual([expect.stringContaining('in force')]);
    expect(await warnings(SECOND)).toEqual([]);
  });
});

it('reseals every column that is named as sealed, but for sign-ins of ten minutes', async () => {
  const rows = await app.database.rows<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like 'sealed%' order by 1`,
  );
  const known = SEALED_COLUMNS.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([
    'social_flows.sealed_verifier',
  ]);
});

describe('keys that cannot be opened', () => {
  const PATH = '/api/auth/second-factor';

  it('cost no mail: it waits for the secret, however often it was tried', async () => {
    const mail = { to: 'waits@example.jp', locale: 'en', subject: 'S', text: 'T', html: '<p>H</p>' } as const;
    const outbox = app.nest.get(MailOutboxRepository, { strict: false });
    await outbox.insert(mail, new Date(Date.now() + LONGEST_WAIT / 2));
    // The application's own worker looks for due mail every few seconds, and can open it.
    const ownWork = jest.spyOn(app.nest.get(MailWorker, { strict: false }), 'work').mockResolvedValue();
    const stranger = await started(SECOND);
    await app.database.rows('update mail_outbox set attempts = 50');
    await makeMailDue();
    await stranger.nest.get(MailWorker, { strict: false }).work();
    await stranger.close();
    expect(
      await app.database.rows(`select failed_at, last_error, body_text <> '' as kept from mail_outbox`),
    ).toEqual([{ failed_at: null, last_error: 'the mail is sealed with another JWT_SECRET', kept: true }]);
    ownWork.mockRestore();
    await makeMailDue();
    expect(await app.mails(mail.to)).toHaveLength(1);
  });

  it.each<[string, string]>([
    ['sealed with another secret', ''],
    ['damaged', `'AAAA'`],
    ['empty', `''`],
    ['no base64', `'決まり'`],
  ])('never are a failure of the server: %s', async (_, damage) => {
    const user = await aUser(app);
    const factor = await aSecondFactor(app, user);
    const person = { ...user, secret: factor.secret };
    await as(app, user)
      .post(`${PATH}/begin`, { password: user.password, code: factor.code(1) })
      .expect(200);
    if (damage !== '') {
      await app.database.rows(`update second_factors set sealed_secret = ${damage}`);
      await app.database.rows(`update second_factor_setups set sealed_secret = ${damage}`);
    }
    const server = damage === '' ? await started(SECOND) : await started(FIRST);
    try {
      const statuses = await everyAnswer(server.http, user, factor.code(2));
      expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
      const byApp = await signIn(server.http, person, appCode(factor.secret, 1));
      expect([byApp.status, byApp.body.data]).toEqual([409, { reason: 'auth.secondFactorUnreadable' }]);
      expect((await signIn(server.http, person, factor.recoveryCodes[0])).status).toBe(200);
    } finally {
      await server.close();
    }
  });

  it('do not make a right recovery code of an earlier release a wrong one', async () => {
    const user = await aUser(app);
    const { recoveryCodes } = await aSecondFactor(app, user);
    await keyRecoveryCodes(user, recoveryCodes, FIRST);
    const stranger = await started(SECOND);
    const { status, body } = await signIn(stranger.http, user, recoveryCodes[0]);
    await stranger.close();
    expect([status, body.data]).toEqual([409, { reason: 'auth.secondFactorUnreadable' }]);
    expect((await signIn(app.http, user, recoveryCodes[0])).status).toBe(200);
  });

  /** Everything about second factors, tried by a person who has a session of this very server. */
  async function everyAnswer(http: typeof app.http, user: TestUser, code: string) {
    const { refreshToken } = user;
    const { body } = await http().post('/api/auth/refresh').send({ refreshToken });
    const send = async (method: 'get' | 'post', path: string, content: object = {}) => {
      const request = http()
        [method](path)
        .set('authorization', `Bearer ${body.accessToken as string}`);
      const { status } = await (method === 'get' ? request : request.send(content));
      return { path, status };
    };
    const proof = { password: user.password, code };
    return [
      await send('get', PATH),
      await send('post', `${PATH}/begin`, proof),
      await send('post', `${PATH}/confirm`, { code }),
      await send('post', `${PATH}/enable`),
      await send('post', `${PATH}/disable`, proof),
      await send('post', `${PATH}/renewRecoveryCodes`, proof),
      await send('post', '/graphql', {
        query: '{ secondFactorSetup { secret } secondFactor { recoveryCodesLeft } }',
      }),
      await send('post', '/graphql', { query: '{ viewer { secondFactorSetup { secret } } }' }),
    ];
  }
});
