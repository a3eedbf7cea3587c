import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { aRegistration, aUser } from '../../../support/factories/user';

describe('a request for a mail', () => {
  const app = useTestApp();
  const REQUESTS = ['sendPasswordReset', 'sendVerification'];

  it.each(REQUESTS)('%s gives one answer, byte for byte, for known and unknown addresses', async (call) => {
    const { email: verified } = await aUser(app);
    const unverified = { username: 'unverified', email: 'unverified@example.jp', password: 'correct horse' };
    await aRegistration(app, unverified);
    const answers = await Promise.all(
      [verified, unverified.email, 'nobody@example.jp'].map((email) =>
        as(app, null).post(`/api/auth/${call}`, { email }),
      ),
    );
    const seen = answers.map(({ status, text, headers }) => ({
      status,
      text,
      headers: Object.keys(headers).sort(),
    }));
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(seen[0]?.status).toBe(200);
  });

  const HOSTILE: readonly unknown[] = [
    ...[
      '',
      ' ',
      '@',
      'a@',
      'a@b',
      '\u0000@example.jp',
      'a\u0000@example.jp',
      '\ud800@example.jp',
      'a@\udfff.jp',
    ],
    ...[
      'a\r\nBcc: b@example.jp',
      '"a"@example.jp, b@example.jp',
      'a@example.jp\u202e',
      '\ufeff@\ufeff.jp',
      'ﬁ@ﬁ.jp',
    ],
    ...[
      `${'a'.repeat(10_240)}@example.jp`,
      `a@${'a.'.repeat(5120)}jp`,
      `${'@'.repeat(10_240)}`,
      '%00@example.jp',
    ],
    ...["'; drop table users; --@example.jp", '${jndi:ldap://a}@example.jp', '../../etc@passwd.jp'],
    ...[null, true, 0, -1, 1e308, [], ['a@example.jp'], {}, { toString: 'a' }, { $ne: null }],
  ];

  it.each(REQUESTS)(
    '%s refuses or answers any value, as long as the database and the mails can take it',
    async (call) => {
      for (const email of HOSTILE) {
        const { status } = await as(app, null).post(`/api/auth/${call}`, { email });
        expect([email, [200, 400].includes(status)]).toEqual([email, true]);
      }
      for (const body of [
        '{"email":"\\ud800@example.jp"}',
        '{"email":"a","email":"b"}',
        '{"__proto__":{"email":"a"}}',
        '[]',
      ])
        expect((await as(app, null).post(`/api/auth/${call}`, JSON.parse(body) as object)).status).toBe(400);
    },
  );
});
