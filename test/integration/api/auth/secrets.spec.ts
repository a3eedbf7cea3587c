import { MailWorker } from '../../../../server/kernel/mail/mail-worker';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { aRegisteredUser, aRegistration, tokenIn } from '../../../support/factories/user';

describe('a dump of the database', () => {
  const app = useTestApp();

  const dump = async () => {
    const tables = await app.database.rows<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const contents = await Promise.all(
      tables.map(({ name }) => app.database.rows(`select t::text as row from ${name} t`)),
    );
    return JSON.stringify(contents);
  };
  const hexOf = (text: string) => Buffer.from(text).toString('hex');

  it('holds nothing that lets anybody in', async () => {
    const user = await aRegisteredUser(app, { password: 'a rather long secret' });
    const refreshed = await as(app, null)
      .post('/api/auth/refresh', { refreshToken: user.refreshToken })
      .expect(200);
    const { email, password, username } = user;
    const cli = await as(app, null).post('/api/auth/login', { username, password }).expect(200);
    const waiting = { username: 'waiting', email: 'waiting@example.jp', password: 'another long secret' };
    await aRegistration(app, waiting);
    const links = (await app.mails()).map(({ link }) => tokenIn(link)).filter(Boolean);
    const { accessToken, refreshToken } = refreshed.body;
    const secrets = [
      password,
      waiting.password,
      user.accessToken,
      user.refreshToken,
      accessToken,
      refreshToken,
    ];
    secrets.push(cli.body.accessToken, cli.body.refreshToken, cli.body.token, ...links);
    expect(links).toHaveLength(2);
    const text = await dump();
    expect(text).toContain(email);
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(hexOf(secret));
    }
  });

  it('shows no link of a mail that still waits', async () => {
    const worker = app.nest.get(MailWorker, { strict: false });
    const work = jest.spyOn(worker, 'work').mockResolvedValue();
    await aRegistration(app, {
      username: 'waiting',
      email: 'waiting@example.jp',
      password: 'another long secret',
    });
    const text = await dump();
    expect(text).toContain('waiting@example.jp');
    expect(text).not.toMatch(/kvr_|verify-email\?/);
    work.mockRestore();
    expect((await app.mails('waiting@example.jp'))[0]?.link).toMatch(/kvr_/);
  });
});
