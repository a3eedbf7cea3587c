import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import type { Locale } from '@kimari/common/locale';
import { Clock } from '../../../server/kernel/clock';
import { MailOutbox } from '../../../server/kernel/mail/mail-outbox';
import { MailOutboxRepository } from '../../../server/kernel/mail/mail-outbox.repository';
import { MailWorker } from '../../../server/kernel/mail/mail-worker';
import { SmtpMailer } from '../../../server/kernel/mail/smtp-mailer';
import { AccountNotices } from '../../../server/modules/auth/notices/account-notices.service';
import { changeEmailMail } from '../../../server/modules/auth/email-change/change-email.mail';
import { resetPasswordMail } from '../../../server/modules/auth/recovery/reset-password.mail';
import { verifyEmailMail } from '../../../server/modules/auth/verification/verify-email.mail';
import { UsersService } from '../../../server/modules/users';
import { TEST_APP_URL, useTestApp } from '../../support/app';
import { aUser } from '../../support/factories/user';
import { readMail, type ReceivedMail } from '../../support/mail';

const TO = 'hanako@example.jp';
const TIME = new Date(Date.UTC(2026, 9, 6, 5, 2));
const TIMES = { ja: '2026年10月6日 14:02（日本標準時）', en: 'October 6, 2026 at 05:02 (UTC)' };
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const ACTOR = { kind: 'anonymous', origin: { ip: '198.51.100.7', agent: AGENT } } as const;

/** The subjects in both languages. */
const LINKS = [
  ['verifyEmail', verifyEmailMail, 'メールアドレスの確認', 'Verify your email address'],
  ['changeEmail', changeEmailMail, '新しいメールアドレスの確認', 'Confirm your new email address'],
  ['resetPassword', resetPasswordMail, 'パスワードの再設定', 'Reset your password'],
] as const;
const NOTICES = [
  ['passwordChanged', 'パスワードを変更しました', 'Your password was changed'],
  ['emailChanged', 'メールアドレスを変更しました', 'Your email address was changed'],
  ['cliTokenCreated', 'CLIのトークンを発行しました', 'New CLI token'],
  ['cliTokenLeaked', 'CLIのトークンを失効させました', 'A CLI token was revoked'],
  ['sessionLeaked', 'ログインを終わらせました', 'You were signed out'],
  ['newDevice', '新しい端末からのログイン', 'New sign-in to your account'],
  ['sessionEnded', '安全のためログアウトしました', 'We signed you out for your security'],
] as const;
const LOCALES: readonly Locale[] = ['ja', 'en'];

describe('the mails about accounts, over SMTP', () => {
  const app = useTestApp();
  const of = <Part>(part: abstract new (...args: never[]) => Part): Part =>
    app.nest.get(part as never, { strict: false });

  /** Sends what `enqueue` has queued, and returns what the SMTP server received. */
  const deliver = async (enqueue: () => Promise<void>): Promise<ReceivedMail> => {
    const server = await smtpServer();
    const mailer = new SmtpMailer(server.url, 'Kimari <no-reply@kimari.example>', TEST_APP_URL);
    const work = jest.spyOn(of(MailWorker), 'work').mockResolvedValue();
    await enqueue();
    await new MailWorker(of(MailOutboxRepository), mailer, of(Clock), pino({ level: 'silent' })).work();
    work.mockRestore();
    mailer.close();
    await server.close();
    expect(server.taken).toHaveLength(1);
    return readMail(server.taken[0] ?? '');
  };
  const expectBoth = ({ text, html }: ReceivedMail, parts: readonly string[]) => {
    for (const part of parts) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  };

  it.each(LOCALES.flatMap((locale) => LINKS.map((mail) => [locale, ...mail] as const)))(
    '%s %s carries its link, the username and the time until which it is valid',
    async (locale, name, render, ja, en) => {
      const link = `${TEST_APP_URL}/${name}?token=kvr_0123456789`;
      const mail = render(locale, { username: 'hanako', to: TO, link, validUntil: TIME, timeZone: null });
      const received = await deliver(() => of(MailOutbox).enqueue({ to: TO, locale, ...mail }));
      expect(received.subject).toBe(`Kimari: ${{ ja, en }[locale]}`);
      expect(received.to).toBe(TO);
      expect(received.headers.get('content-language')).toBe(locale);
      expect(received.link).toBe(link);
      expect(received.html.split(`href="${link}"`)).toHaveLength(3);
      expectBoth(received, [link, 'hanako', TIMES[locale], TO]);
      expect(received.html).toContain(`<html lang="${locale}">`);
    },
  );

  it.each(LOCALES.flatMap((locale) => NOTICES.map((notice) => [locale, ...notice] as const)))(
    '%s %s says when, on which device and from which network',
    async (locale, notice, ja, en) => {
      const { id } = await aUser(app, { username: 'hanako' });
      const user = await of(UsersService).find(id);
      if (!user) throw new Error('The user is missing');
      const now = jest.spyOn(of(Clock), 'now').mockReturnValue(TIME);
      const received = await deliver(() => of(AccountNotices).send(ACTOR, { ...user, locale }, notice));
      now.mockRestore();
      expect(received.subject).toBe(`Kimari: ${{ ja, en }[locale]}`);
      expect(received.headers.get('content-language')).toBe(locale);
      expect(received.link).toBe(`${TEST_APP_URL}/settings/security`);
      expectBoth(received, [received.link, TIMES[locale], 'Firefox', '198.51.100.x']);
      expectBoth(received, [locale === 'ja' ? 'hanakoさん' : 'Hello hanako,']);
    },
  );
});

/** An SMTP server that accepts every mail. */
async function smtpServer() {
  const taken: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream).then((source) => {
        taken.push(source.toString('latin1'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
