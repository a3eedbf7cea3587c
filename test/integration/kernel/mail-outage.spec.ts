import { DAY, HOUR, MINUTE } from '@kimari/common/durations';
import { MailOutbox } from '../../../server/kernel/mail/mail-outbox';
import { mailTime } from '../../../server/kernel/mail/mail-time';
import { MailWorker } from '../../../server/kernel/mail/mail-worker';
import { Mailer } from '../../../server/kernel/mail/mailer';
import { OperatorInvitations } from '../../../server/modules/auth/operator/operator-invitations.service';
import { EmailChange } from '../../../server/modules/auth';
import { UsersService } from '../../../server/modules/users';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { anOrganization } from '../../support/factories/organization';
import { aUser, type TestUser, tokenIn } from '../../support/factories/user';
import type { ReceivedMail } from '../../support/mail';

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error(`${responseCode ?? code}: no mail today`), {
    code,
    ...(responseCode && { responseCode }),
  });

/** How a mail server can be away: not there, not trusting us, full, or refusing whatever comes. Minutes until all is sent. */
const OUTAGES: readonly (readonly [string, Error, number])[] = [
  ['no connection', failure('ESOCKET'), 2],
  ['a wrong password', failure('EAUTH', 535), 2],
  ['shutting down', failure('EENVELOPE', 421), 2],
  ['greylisting', failure('EENVELOPE', 451), 2],
  ['a full disk', failure('EMESSAGE', 452), 2],
  ['a relay that is not allowed', failure('EENVELOPE', 550), 16],
];

describe('mail with a link, through an outage', () => {
  const app = useTestApp();
  const of = <Part>(part: abstract new (...args: never[]) => Part): Part =>
    app.nest.get(part as never, { strict: false });
  const anonymous = () => as(app, null);

  type LinkCase = {
    readonly lifetime: number;
    /** Has a mail made; returns its recipient. */
    make(): Promise<string>;
    /** Whether the link still does what it is for. */
    works(mail: ReceivedMail): Promise<boolean>;
    /** Whether the mail says until when. */
    readonly saysUntil: boolean;
  };
  const succeeds = async (answer: Promise<{ status: number }>) => (await answer).status === 200;

  /** Every mail whose link ends. */
  const LINKS: Readonly<Record<string, () => Promise<LinkCase>>> = {
    'a new password': async () => {
      const { email } = await aUser(app);
      return {
        lifetime: 30 * MINUTE,
        saysUntil: true,
        make: async () => {
          await anonymous().post('/api/auth/sendPasswordReset', { email }).expect(200);
          return email;
        },
        works: (mail) =>
          succeeds(
            anonymous().post('/api/auth/resetPassword', {
              token: tokenIn(mail.link),
              newPassword: 'a quiet river in autumn',
            }),
          ),
      };
    },
    'a new account': () =>
      Promise.resolve({
        lifetime: DAY,
        saysUntil: true,
        make: async () => {
          const account = { username: 'newcomer', email: 'newcomer@example.jp', password: 'correct horse' };
          await anonymous().post('/api/auth/register', account).expect(200);
          return account.email;
        },
        works: (mail) => succeeds(anonymous().post('/api/auth/verifyEmail', { token: tokenIn(mail.link) })),
      }),
    'a new address': async () => {
      const user = await aUser(app);
      return {
        lifetime: DAY,
        saysUntil: true,
        make: async () => {
          const found = await of(UsersService).find(user.id);
          const origin = { ip: '127.0.0.1', agent: 'test' };
          const actor = { kind: 'user', userId: user.id, sessionId: user.id, origin } as const;
          if (found) await of(EmailChange).request(actor, found, 'elsewhere@example.jp');
          return 'elsewhere@example.jp';
        },
        works: (mail) => succeeds(anonymous().post('/api/auth/verifyEmail', { token: tokenIn(mail.link) })),
      };
    },
    'an organization': async () => {
      const [owner, guest] = [await aUser(app), await aUser(app)] as [TestUser, TestUser];
      const { id } = await anOrganization(app, { owner });
      return {
        lifetime: 7 * DAY,
        saysUntil: false,
        make: async () => {
          await as(app, owner)
            .post(`/api/organizations/${id}/invite`, { username: guest.username })
            .expect(200);
          return guest.email;
        },
        works: async (mail) => {
          const rows = await app.database.rows(
            `select 1 from invitations where closed_at is null and expires_at > $1 and $2 <> ''`,
            [of(MailWorker)['clock'].now(), tokenIn(mail.link)],
          );
          return rows.length === 1;
        },
      };
    },
    'registering at all': () =>
      Promise.resolve({
        lifetime: 7 * DAY,
        saysUntil: false,
        make: async () => {
          await of(OperatorInvitations).invite('invited@example.jp', 'en');
          return 'invited@example.jp';
        },
        works: async () => (await of(OperatorInvitations).list()).length === 1,
      }),
  };
  const prepareAll = () => Promise.all(Object.values(LINKS).map((prepare) => prepare()));

  /** The clock and the polls of the worker. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += MINUTE) {
      app.passTime(Math.min(MINUTE, milliseconds - passed));
      for (let poll = 0; poll < 3; poll++) await of(MailWorker).work();
    }
  };
  const waiting = async () =>
    (await app.database.rows(`select 1 from mail_outbox where sent_at is null and failed_at is null`)).length;
  const now = () => of(MailWorker)['clock'].now();

  it.each(OUTAGES)('%s: arrives soon after, and its link works from then', async (_, error, minutes) => {
    const cases = await prepareAll();
    await of(MailWorker).work();
    const send = jest.spyOn(of(Mailer), 'send').mockRejectedValue(error);
    const recipients: string[] = [];
    for (const each of cases) recipients.push(await each.make());
    await pass(2 * HOUR);
    expect(await waiting()).toBe(cases.length);

    send.mockRestore();
    await pass(minutes * MINUTE);
    expect(await waiting()).toBe(0);
    const arrived = now();
    for (const [index, { lifetime, saysUntil }] of cases.entries()) {
      const mail = await mailTo(recipients[index] ?? '');
      const [row] = await app.database.rows<{ until: Date; sent: Date; locale: 'ja' | 'en'; zone: string }>(
        `select link_expires_at as until, sent_at as sent, locale, link_zone as zone from mail_outbox
          where recipient = $1 order by created_at desc limit 1`,
        [recipients[index]],
      );
      if (!row) throw new Error('No mail');
      expect(row.until.getTime() - row.sent.getTime()).toBeGreaterThan(lifetime - MINUTE);
      expect(row.until.getTime() - row.sent.getTime()).toBeLessThanOrEqual(lifetime);
      if (saysUntil) expect(mail.text).toContain(mailTime(row.until, row.locale, row.zone));
    }
    const order = cases.map((each, index) => ({ each, to: recipients[index] ?? '' }));
    order.sort((one, other) => one.each.lifetime - other.each.lifetime);
    for (const { each, to } of order) {
      // Just before the end of its time, counted from sending.
      app.passTime(arrived.getTime() + each.lifetime - (minutes + 2) * MINUTE - now().getTime());
      expect([to, await each.works(await mailTo(to))]).toEqual([to, true]);
    }
  });

  it('ends each link after its time from sending', async () => {
    const cases = await prepareAll();
    await of(MailWorker).work();
    const send = jest.spyOn(of(Mailer), 'send').mockRejectedValue(failure('ESOCKET'));
    const recipients: string[] = [];
    for (const each of cases) recipients.push(await each.make());
    await pass(2 * HOUR);
    send.mockRestore();
    await pass(2 * MINUTE);
    app.passTime(Math.max(...cases.map(({ lifetime }) => lifetime)));
    for (const [index, each] of cases.entries())
      expect(await each.works(await mailTo(recipients[index] ?? ''))).toBe(false);
  });

  it('sends no link that was replaced meanwhile', async () => {
    const { email } = await aUser(app);
    await of(MailWorker).work();
    const send = jest.spyOn(of(Mailer), 'send').mockRejectedValue(failure('ESOCKET'));
    for (let count = 0; count < 3; count++)
      await anonymous().post('/api/auth/sendPasswordReset', { email }).expect(200);
    await pass(HOUR);
    send.mockRestore();
    await pass(2 * MINUTE);
    const mails = (await app.mails(email)).filter(({ link }) => link.includes('/reset-password'));
    expect(mails).toHaveLength(1);
    const token = tokenIn(mails[0]?.link);
    await anonymous()
      .post('/api/auth/resetPassword', { token, newPassword: 'a quiet river in autumn' })
      .expect(200);
    expect(
      await app.database.rows(`select last_error, body_text from mail_outbox where failed_at is not null`),
    ).toEqual(Array(2).fill({ last_error: expect.stringContaining('its link was used'), body_text: '' }));
  });

  it('is not asked for at once each time when the server refuses it and takes others', async () => {
    const bad = 'nobody@example.jp';
    const real = of(Mailer).send.bind(of(Mailer));
    const tries: string[] = [];
    jest.spyOn(of(Mailer), 'send').mockImplementation((mail) => {
      tries.push(mail.to);
      return mail.to === bad ? Promise.reject(failure('EENVELOPE', 451)) : real(mail);
    });
    const mail = { locale: 'ja', subject: '件名', text: '本文\n', html: '<p>本文</p>' } as const;
    await of(MailOutbox).enqueue({ to: bad, ...mail });
    for (let count = 0; count < 60; count++) {
      await of(MailOutbox).enqueue({ to: 'hanako@example.jp', ...mail });
      await of(MailWorker).work();
      app.passTime(5_000);
    }
    expect(tries.filter((to) => to === bad).length).toBeLessThanOrEqual(8);
    expect(tries.length).toBeGreaterThanOrEqual(61);
  });

  async function mailTo(recipient: string): Promise<ReceivedMail> {
    const mail = (await app.mails(recipient)).at(-1);
    if (!mail) throw new Error(`No mail to ${recipient}`);
    return mail;
  }
});
