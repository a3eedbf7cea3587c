import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aSecondFactor, codesOf, TIME_STEP } from '../../../support/factories/second-factor';
import { aUser, type TestUser } from '../../../support/factories/user';
import { SecondFactors } from '../../../../server/modules/auth';

const PATH = '/api/auth/second-factor';
const WRONG = 'コードが合いません。次のコードを待って、入力し直してください。';
const wrongCode = [401, 'UNAUTHORIZED', WRONG, { reason: 'auth.wrongSecondFactorCode' }] as const;

/** A code that is wrong at any time. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('setting up a second factor', () => {
  const app = useTestApp();
  const call = (user: TestUser, step: string, body: object = {}) =>
    as(app, user).post(`${PATH}/${step}`, body);
  const state = async (user: TestUser) => (await as(app, user).get(PATH).expect(200)).body.secondFactor;
  const actions = async () =>
    (
      await app.database.rows<{ action: string }>(
        `select action from audit_events where action like 'second-factor.%' order by at, id`,
      )
    ).map(({ action }) => action);

  it('takes three steps, and is off until the last', async () => {
    const user = await aUser(app, { username: 'sora' });
    expect(await state(user)).toBeNull();
    const begun = await call(user, 'begin', { password: user.password }).expect(200);
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining('otpauth://totp/Kimari:sora?issuer=Kimari&secret='),
      qr: expect.stringMatching(/^<svg /),
    });
    const code = codesOf(app, begun.body.secret);
    const { body } = await call(user, 'confirm', { code: code() }).expect(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await state(user)).toBeNull();
    expect((await call(user, 'enable').expect(200)).body).toEqual({
      success: true,
      message: '二要素認証を始めました。',
    });
    expect(await state(user)).toEqual({
      enabledAt: expect.any(Number),
      lastUsedAt: null,
      recoveryCodesLeft: 10,
    });
    expect(await actions()).toEqual(['second-factor.enable']);
    expect((await app.mails(user.email)).at(-1)?.subject).toBe('Kimari: 二要素認証を始めました');
  });

  it('stores neither the secret nor a recovery code', async () => {
    const user = await aUser(app);
    const { recoveryCodes } = await aSecondFactor(app, user);
    const rows = await app.database.rows(`select f.sealed_secret, encode(c.digest, 'escape') as digest
      from second_factors f join recovery_codes c using (user_id)`);
    expect(rows).toHaveLength(10);
    for (const code of recoveryCodes) {
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
    }
  });

  it('needs the password', async () => {
    const user = await aUser(app);
    expectError(await call(user, 'begin'), 400, 'BAD_REQUEST', '現在のパスワードを入力してください。');
    expect((await call(user, 'begin', { password: 'wrong horse' })).body.data.reason).toBe(
      'auth.wrongPassword',
    );
  });

  it('needs a code of the new secret', async () => {
    const user = await aUser(app);
    const { body } = await call(user, 'begin', { password: user.password }).expect(200);
    const code = codesOf(app, body.secret);
    expectError(await call(user, 'confirm', { code: otherThan(code()) }), ...wrongCode);
    expectError(await call(user, 'confirm', { code: code(-2) }), ...wrongCode);
    await call(user, 'confirm', { code: code(-1) }).expect(200);
  });

  it('keeps its order, belongs to one session and ends after half an hour', async () => {
    const user = await aUser(app);
    const missing = async (step: string, body: object = {}, who = user) =>
      expect((await call(who, step, body)).body.data.reason).toBe('auth.secondFactorSetupMissing');
    await missing('confirm', { code: '123456' });
    await missing('enable');
    const { body } = await call(user, 'begin', { password: user.password }).expect(200);
    const code = codesOf(app, body.secret);
    await missing('enable');
    const { email, password } = user;
    const signedIn = await as(app, null).post('/api/auth/login', { email, password }).expect(200);
    const elsewhere = { ...user, accessToken: signedIn.body.accessToken };
    await missing('confirm', { code: code() }, elsewhere);
    await call(user, 'confirm', { code: code() }).expect(200);
    await missing('enable', {}, elsewhere);
    app.passTime(31 * 60_000);
    const again = await as(app, null).post('/api/auth/login', { email, password }).expect(200);
    await missing('enable', {}, { ...user, accessToken: again.body.accessToken });
  });

  describe('once it is on', () => {
    it.each(['begin', 'disable', 'renewRecoveryCodes'])(
      '%s needs a code besides the password',
      async (step) => {
        const user = await aUser(app);
        const factor = await aSecondFactor(app, user);
        const { password } = user;
        expect((await call(user, step, { password })).body.data.reason).toBe('auth.secondFactorRequired');
        expectError(await call(user, step, { password, code: otherThan(factor.code(1)) }), ...wrongCode);
        expect((await call(user, step, { password: 'wrong horse', code: factor.code(1) })).status).toBe(401);
        await call(user, step, { password, code: factor.code(1) }).expect(200);
      },
    );

    it('can be turned off, with a notice', async () => {
      const user = await aUser(app);
      const factor = await aSecondFactor(app, user);
      await call(user, 'disable', { password: user.password, code: factor.recoveryCodes[0] }).expect(200);
      expect(await state(user)).toBeNull();
      expect(await actions()).toEqual([
        'second-factor.enable',
        'second-factor.use-recovery-code',
        'second-factor.disable',
      ]);
      expect((await app.mails(user.email)).at(-1)?.subject).toBe('Kimari: 二要素認証をやめました');
      const off = await call(user, 'disable', { password: user.password });
      expect(off.body.data.reason).toBe('auth.secondFactorIsOff');
    });

    it('gets new recovery codes in place of the old ones, with a notice', async () => {
      const user = await aUser(app);
      const factor = await aSecondFactor(app, user);
      const { password } = user;
      const renewed = await call(user, 'renewRecoveryCodes', { password, code: factor.code(1) }).expect(200);
      expect((await app.mails(user.email)).at(-1)?.subject).toBe('Kimari: リカバリーコードを作り直しました');
      const off = (code: string | undefined) => call(user, 'disable', { password, code });
      expectError(await off(factor.recoveryCodes[0]), ...wrongCode);
      await off(renewed.body.recoveryCodes[0]).expect(200);
    });

    it('stays as it is until a new setup is finished', async () => {
      const user = await aUser(app);
      const former = await aSecondFactor(app, user);
      const { password } = user;
      const { body } = await call(user, 'begin', { password, code: former.code(1) }).expect(200);
      const next = codesOf(app, body.secret);
      await call(user, 'confirm', { code: next() }).expect(200);
      app.passTime(2 * TIME_STEP);
      const confirm = (code: string) => confirmAs(user, code);
      await expect(confirm(next())).rejects.toThrow('auth.wrongSecondFactorCode');
      await confirm(former.code());
      await call(user, 'enable').expect(200);
      await expect(confirm(former.code(1))).rejects.toThrow('auth.wrongSecondFactorCode');
      await confirm(next());
    });
  });

  describe('confirming a sensitive change', () => {
    it('asks only accounts that have one', async () => {
      const user = await aUser(app);
      await expect(confirmAs(user, undefined)).resolves.toBeUndefined();
      const factor = await aSecondFactor(app, user);
      await expect(confirmAs(user, undefined)).rejects.toThrow('auth.secondFactorRequired');
      await expect(confirmAs(user, factor.code(1))).resolves.toBeUndefined();
    });

    it('accepts each time step once, whatever comes at the same time', async () => {
      const user = await aUser(app);
      const factor = await aSecondFactor(app, user);
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, () => confirmAs(user, factor.code(1))),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      // A step before the last one counts as used.
      await expect(confirmAs(user, factor.code())).rejects.toThrow('auth.wrongSecondFactorCode');
      app.passTime(2 * TIME_STEP);
      await expect(confirmAs(user, factor.code())).resolves.toBeUndefined();
    });

    it('accepts each recovery code once, in any case, with or without the dash', async () => {
      const user = await aUser(app);
      const { recoveryCodes } = await aSecondFactor(app, user);
      const [first = '', second = ''] = recoveryCodes;
      await confirmAs(user, first.toLowerCase().replace('-', ''));
      await expect(confirmAs(user, first)).rejects.toThrow('auth.wrongSecondFactorCode');
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => confirmAs(user, second)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await state(user)).toMatchObject({ recoveryCodesLeft: 8 });
    });

    it('never accepts the codes of another account', async () => {
      const [user, other] = [await aUser(app), await aUser(app)];
      await aSecondFactor(app, user);
      const ofOther = await aSecondFactor(app, other);
      for (const code of [ofOther.code(1), ofOther.recoveryCodes[0]])
        await expect(confirmAs(user, code)).rejects.toThrow('auth.wrongSecondFactorCode');
    });
  });

  function confirmAs(user: TestUser, code: string | undefined): Promise<void> {
    const { sid } = JSON.parse(atob(user.accessToken.split('.')[1] ?? '')) as { sid: string };
    const origin = { ip: '192.0.2.1', agent: '' };
    const actor = { kind: 'user', userId: user.id, sessionId: sid, origin } as const;
    return app.nest.get(SecondFactors, { strict: false }).confirm(actor, code);
  }
});
