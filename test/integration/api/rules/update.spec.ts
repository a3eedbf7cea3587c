import pino from 'pino';
import request from 'supertest';
import { createApp } from '../../../../server/create-app';
import { ENV } from '../../../../server/kernel/config/config.module';
import type { Env } from '../../../../server/kernel/config/env';
import { createAcmeApp } from '../../../support/acme';
import type { TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, aVersion } from '../../../support/factories/rule';
import type { TestUser } from '../../../support/factories/user';

const MAX_ATTEMPTS = 10;

describe('POST /api/rules/update with a text', () => {
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    ({ app, taro } = await createAcmeApp());
  });
  afterAll(() => app.close());

  const update = (who: TestUser | string | null, body: object) =>
    as(app, who).post('/api/rules/update', body);
  /** What a client does that is told to come back: on a busy machine, not all of a rush get their turn in time. */
  const untilServed = async (send: () => PromiseLike<request.Response>): Promise<request.Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await send();
      if (answer.status !== 503 || attempt === MAX_ATTEMPTS) return answer;
      expect(answer.headers).toHaveProperty('retry-after');
    }
  };
  const versionsOf = async (id: string) => {
    const { body } = await as(app, taro).post('/api/rules/versions', { id }).expect(200);
    return (body as { version: string }[]).map(({ version }) => version);
  };
  const read = async (id: string) => (await as(app, taro).post('/api/rules/get', { id }).expect(200)).body;

  describe('a changed text', () => {
    it.each([
      [{}, '1.0.1'],
      [{ versionBump: 'patch' }, '1.0.1'],
      [{ versionBump: 'minor' }, '1.1.0'],
      [{ versionBump: 'major' }, '2.0.0'],
      [{ isMajorVersionUp: true }, '2.0.0'],
      [{ isMajorVersionUp: false }, '1.0.1'],
      [{ isMajorVersionUp: true, versionBump: 'minor' }, '1.1.0'],
    ])('makes the version that %j asks for', async (wishes, expected) => {
      const { id } = await aRule(app, taro);
      const { body } = await update(taro, { id, content: '# New\n', changelog: 'Better', ...wishes }).expect(
        200,
      );
      expect(body).toMatchObject({
        success: true,
        message: 'ルールを更新しました。',
        version: expected,
        versionCreated: true,
        rule: { id, version: expected },
      });
      expect(await versionsOf(id)).toEqual([expected, '1.0.0']);
      const detail = await as(app, null).post('/api/rules/getVersion', { id, version: 'latest' }).expect(200);
      expect(detail.body).toMatchObject({
        content: '# New\n',
        changelog: 'Better',
        createdBy: { username: 'taro' },
      });
    });

    it('is numbered as numbers, not as text', async () => {
      const { id } = await aRule(app, taro);
      for (let patch = 1; patch <= 11; patch++) expect(await aVersion(app, taro, id)).toBe(`1.0.${patch}`);
      expect((await versionsOf(id)).slice(0, 4)).toEqual(['1.0.11', '1.0.10', '1.0.9', '1.0.8']);
    });

    it('leaves every version as it was', async () => {
      const { id } = await aRule(app, taro, { content: 'first\n' });
      await update(taro, { id, content: 'second\n' }).expect(200);
      const { body } = await as(app, null)
        .post('/api/rules/getVersion', { id, version: '1.0.0' })
        .expect(200);
      expect(body).toMatchObject({ content: 'first\n', isLatest: false });
    });

    it('that differs in white space alone counts as changed', async () => {
      const { id } = await aRule(app, taro, { content: 'text\n' });
      for (const content of ['text\r\n', 'text', '\uFEFFtext', 'text ']) {
        const { body } = await update(taro, { id, content }).expect(200);
        expect(body.versionCreated).toBe(true);
      }
    });

    it('byte for byte equal to the current one makes none, but to a former one does', async () => {
      const { id } = await aRule(app, taro, { content: 'one\n' });
      const same = await update(taro, { id, content: 'one\n', versionBump: 'major' }).expect(200);
      expect(same.body).toMatchObject({ version: '1.0.0', versionCreated: false });
      await update(taro, { id, content: 'two\n' }).expect(200);
      const back = await update(taro, { id, content: 'one\n' }).expect(200);
      expect(back.body).toMatchObject({ version: '1.0.2', versionCreated: true });
    });
  });

  describe('expectedVersion', () => {
    it('refuses with the current number when somebody was faster, and changes nothing', async () => {
      const { id } = await aRule(app, taro);
      await aVersion(app, taro, id);
      const stale = { id, content: 'mine\n', tags: ['changed'], expectedVersion: '1.0.0' };
      const { body } = await update(taro, stale).expect(412);
      expect(body).toEqual({
        defined: false,
        code: 'PRECONDITION_FAILED',
        status: 412,
        message: 'ほかの人が先に 1.0.1 を公開しました。',
        data: { currentVersion: '1.0.1' },
      });
      expect(await read(id)).toMatchObject({ version: '1.0.1', tags: [] });
      await update(taro, { ...stale, expectedVersion: '1.0.1' }).expect(200);
    });

    it('lets one of many at once through', async () => {
      const { id } = await aRule(app, taro);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          update(taro, { id, content: `${index}`, expectedVersion: '1.0.0' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
      expect(await versionsOf(id)).toEqual(['1.0.1', '1.0.0']);
    });
  });

  it('gives 200 parallel updates of one rule 200 numbers without a gap', async () => {
    const { id } = await aRule(app, taro);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        untilServed(() => update(taro, { id, content: `text ${index}` })),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([]);
    const numbers = answers.map(({ body }) => (body as { version: string }).version);
    expect(new Set(numbers).size).toBe(200);
    expect(await versionsOf(id)).toEqual([
      ...Array.from({ length: 200 }, (_, index) => `1.0.${200 - index}`),
      '1.0.0',
    ]);
    expect(await read(id)).toMatchObject({ version: '1.0.200' });
  });

  it('gives updates that come in over several processes numbers without a gap', async () => {
    const { id } = await aRule(app, taro);
    const { app: other } = await createApp(
      app.nest.get<Env>(ENV),
      app.database.url,
      pino({ level: 'silent' }),
    );
    await other.listen(0, '127.0.0.1');
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          untilServed(() =>
            request(index % 2 === 0 ? app.nest.getHttpServer() : other.getHttpServer())
              .post('/api/rules/update')
              .auth(taro.accessToken, { type: 'bearer' })
              .send({ id, content: `text ${index}` }),
          ),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(40).fill(200));
    } finally {
      await other.close();
    }
    expect(await versionsOf(id)).toEqual([
      ...Array.from({ length: 40 }, (_, index) => `1.0.${40 - index}`),
      '1.0.0',
    ]);
  });
});
