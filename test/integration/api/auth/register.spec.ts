import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { expectError } from '../../../support/expect-error';
import { aRegistration, aUser } from '../../../support/factories/user';

const HANAKO = { username: 'Hanako', email: 'Hanako@Example.jp', password: 'correct horse' };
const REGISTER = '/api/auth/register';

describe('POST /api/auth/register', () => {
  const app = useTestApp();
  const register = (body: object, language = 'ja') =>
    as(app, null).post(REGISTER, body).set('Accept-Language', language);

  it('makes an account, keeps what was typed, and says what comes next', async () => {
    const { body } = await register(HANAKO).expect(200);
    expect(body).toEqual({
      success: true,
      message:
        'アカウントを作成しました。メールに記載されたリンクを開いて、メールアドレスを確認してください。',
      user: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), username: 'Hanako', email: 'Hanako@Example.jp' },
    });
  });

  it('answers in English when asked to', async () => {
    const { body } = await register(HANAKO, 'en').expect(200);
    expect(body.message).toBe(
      'Your account has been created. Please open the link in the email we sent you.',
    );
  });

  it('mails a link in the language of the request', async () => {
    await register(HANAKO, 'en');
    const [mail] = await app.mails();
    expect(mail?.subject).toBe('Kimari: Verify your email address');
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=kvr_[0-9A-Za-z]{38}$/);
    expect(mail?.html).toContain(mail?.link);
    expect(mail?.headers.get('content-language')).toBe('en');
    expect(mail?.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  });

  it('stores the password as argon2id only', async () => {
    await register(HANAKO);
    const [credential] = await app.database.rows<{ hash: string }>(
      'select password_hash as hash from credentials',
    );
    expect(credential?.hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
  });

  it('leaves one audit event', async () => {
    const { body } = await register(HANAKO);
    const events = await app.database.rows('select action, target_id as target from audit_events');
    expect(events).toEqual([{ action: 'user.register', target: body.user.id }]);
  });

  it('ignores fields that are not its own', async () => {
    const { body } = await register({ ...HANAKO, role: 'admin', emailVerified: true });
    const [user] = await app.database.rows(
      'select role, email_verified_at as verified from users where id = $1',
      [body.user.id],
    );
    expect(user).toEqual({ role: 'user', verified: null });
  });

  describe('refuses', () => {
    it.each([
      ['ja', 'このメールアドレスは既に使用されています。'],
      ['en', 'This email address is already in use'],
    ])('an address in use, whatever its case, before a name in use (%s)', async (language, message) => {
      await aRegistration(app, HANAKO);
      const response = await register({ ...HANAKO, email: 'hanako@example.jp' }, language);
      expectError(response, 409, 'CONFLICT', message);
    });

    it.each([
      ['ja', 'hanako', 'このユーザー名は既に使用されています。'],
      ['en', 'HANAKO', 'This username is already taken'],
      ['en', 'admin', 'This username is already taken'],
      ['ja', 'Login', 'このユーザー名は既に使用されています。'],
    ])('a name in use or reserved, whatever its case (%s, %s)', async (language, username, message) => {
      await aRegistration(app, HANAKO);
      const response = await register({ ...HANAKO, username, email: 'other@example.jp' }, language);
      expectError(response, 409, 'CONFLICT', message);
    });

    it('a name that somebody had before', async () => {
      const { id } = await aUser(app);
      await app.database.rows("insert into owner_names (name_key, owner_id) values ('hanako-old', $1)", [id]);
      const response = await register({ ...HANAKO, username: 'hanako-old' });
      expectError(response, 409, 'CONFLICT', 'このユーザー名は既に使用されています。');
    });

    it('all but one of many who want the same name at once, and leaves nothing of the others', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => register({ ...HANAKO, email: `h${index}@example.jp` })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      const [count] = await app.database.rows(
        `select (select count(*) from users)::int as users, (select count(*) from owners)::int as owners,
                (select count(*) from mail_outbox)::int as mails`,
      );
      expect(count).toEqual({ users: 1, owners: 1, mails: 1 });
    });

    it('all but one of many who want the same address at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => register({ ...HANAKO, username: `hanako-${index}` })),
      );
      expect(answers.map(({ body }) => body.message ?? '').filter((text) => text.startsWith('この'))).toEqual(
        Array.from({ length: 7 }, () => 'このメールアドレスは既に使用されています。'),
      );
    });

    it.each([
      [
        'ja',
        '入力内容に誤りがあります。',
        '推測されやすいパスワードです。別のパスワードを指定してください。',
      ],
      ['en', 'Input validation failed', 'This password is too easy to guess. Choose another one.'],
    ])('a password that is easy to guess (%s)', async (language, message, issue) => {
      const response = await register({ ...HANAKO, password: 'hanako2024' }, language);
      const issues = [{ path: ['password'], code: 'custom', message: issue }];
      expectError(response, 400, 'BAD_REQUEST', message, { issues });
      expect(await app.database.rows('select 1 from users')).toEqual([]);
    });

    it('every failing field at once, in order', async () => {
      const response = await register({ username: 'h!', email: 'nowhere', password: 'short' });
      const pattern = '/^[a-zA-Z0-9_-]+$/';
      expectError(response, 400, 'BAD_REQUEST', '入力内容に誤りがあります。', {
        issues: [
          {
            path: ['username'],
            code: 'too_small',
            message: '3文字以上で入力してください。',
            origin: 'string',
            minimum: 3,
            inclusive: true,
          },
          {
            path: ['username'],
            code: 'invalid_format',
            message: `形式が正しくありません。${pattern} に一致する必要があります。`,
            origin: 'string',
            format: 'regex',
            pattern,
          },
          {
            path: ['email'],
            code: 'invalid_format',
            message: 'メールアドレスの形式が正しくありません。',
            origin: 'string',
            format: 'email',
          },
          {
            path: ['password'],
            code: 'too_small',
            message: '8文字以上で入力してください。',
            origin: 'string',
            minimum: 8,
            inclusive: true,
          },
        ],
      });
    });

    it.each([
      [{}, ['username', 'email', 'password']],
      [{ ...HANAKO, username: 5 }, ['username']],
      [{ ...HANAKO, username: 'x'.repeat(21) }, ['username']],
      [{ ...HANAKO, email: `${'x'.repeat(250)}@example.jp` }, ['email']],
      [{ ...HANAKO, password: 'p'.repeat(257) }, ['password']],
      [{ ...HANAKO, password: 'correct\u0000horse' }, ['password']],
      [{ ...HANAKO, password: 'correct\ud800horse' }, ['password']],
    ])('input %#', async (body, fields) => {
      const response = await register(body);
      expect(response.status).toBe(400);
      expect(response.body.data.issues.map(({ path }: { path: string[] }) => path[0])).toEqual(fields);
    });

    it('no body, broken JSON and other media types', async () => {
      expectError(await app.http().post(REGISTER), 400, 'BAD_REQUEST', '入力内容に誤りがあります。', {
        issues: [{ path: [], code: 'invalid_type', message: '必須の項目です。', expected: 'object' }],
      });
      const broken = await app
        .http()
        .post(REGISTER)
        .set('Content-Type', 'application/json')
        .send('{"username":');
      expect([broken.status, broken.body.code, broken.body.data]).toEqual([400, 'BAD_REQUEST', undefined]);
      const form = await app.http().post(REGISTER).type('form').send(HANAKO);
      expect([form.status, form.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    });
  });
});

describe('POST /api/auth/checkUsername', () => {
  const app = useTestApp();
  const check = (username: string) => as(app, null).post('/api/auth/checkUsername', { username });

  it.each([
    ['hanako', { available: true }],
    ['TARO', { available: false, reason: 'taken' }],
    ['Admin', { available: false, reason: 'reserved' }],
    ['ab', { available: false, reason: 'too_short' }],
    ['x'.repeat(21), { available: false, reason: 'too_long' }],
  ])('says about %s', async (username, answer) => {
    await aRegistration(app, { username: 'taro', email: 'taro@example.jp', password: 'correct horse' });
    const { body } = await check(username).expect(200);
    expect(body).toEqual(answer);
  });

  it('refuses names with other letters', async () => {
    const { status, body } = await check('花子');
    expect(status).toBe(400);
    expect(body.data.issues[0]).toMatchObject({
      path: ['username'],
      code: 'invalid_format',
      format: 'regex',
    });
  });
});
