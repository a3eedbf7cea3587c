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
});
