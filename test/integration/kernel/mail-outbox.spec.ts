import { ENV } from '../../../server/kernel/config/config.module';
import type { Env } from '../../../server/kernel/config/env';
import { Database } from '../../../server/kernel/database/database';
import { Transactions } from '../../../server/kernel/database/transactions';
import { escapeHtml } from '../../../server/kernel/escape-html';
import type { OutgoingMail } from '../../../server/kernel/mail/mail';
import { MailOutbox } from '../../../server/kernel/mail/mail-outbox';
import { MailOutboxRepository } from '../../../server/kernel/mail/mail-outbox.repository';
import { MailWorker } from '../../../server/kernel/mail/mail-worker';
import { Mailer } from '../../../server/kernel/mail/mailer';
import { useTestApp } from '../../support/app';
import { until } from '../../support/until';

const MINUTE = 60_000;
const MAIL = {
  to: 'hanako@example.jp',
  locale: 'ja',
  subject: '件名',
  text: '本文\n',
  html: '<p>本文</p>',
} as const;

describe('the mail outbox', () => {
  const app = useTestApp();
  const of = <Part>(part: abstract new (...args: never[]) => Part): Part =>
    app.nest.get(part as never, { strict: false });
  const sent = () => jest.spyOn(of(Mailer), 'send').mockResolvedValue();
  const rows = () =>
    app.database.rows<{
      attempts: number;
      sent: boolean;
      failed: boolean;
      empty: boolean;
      error: string | null;
    }>(
      `select attempts, sent_at is not null as sent, failed_at is not null as failed, body_text = '' as empty,
              last_error as error from mail_outbox`,
    );

  it('sends each mail once after the commit and erases its bodies', async () => {
    const send = sent();
    await of(Transactions).run(() => of(MailOutbox).enqueue(MAIL));
    await of(MailWorker).work();
    await of(MailWorker).work();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject(MAIL);
    expect(await rows()).toEqual([{ attempts: 1, sent: true, failed: false, empty: true, error: null }]);
  });

  it('leads to the address that the site has when a mail is sent', async () => {
    const send = sent();
    const link = (origin: string) => `${origin}/verify-email?token=t&x=1`;
    const { APP_URL } = of<Env>(ENV as never);
    const mail = (origin: string) => ({
      ...MAIL,
      text: `開く\n${link(origin)}\n`,
      html: `<a href="${escapeHtml(link(origin))}">${escapeHtml(link(origin))}</a>`,
    });
    await of(Transactions).run(() => of(MailOutbox).enqueue(mail('http://former.example:3000')));
    await of(MailWorker).work();
    expect(send.mock.calls[0]?.[0]).toMatchObject(mail(new URL(APP_URL).origin));
  });

  it('takes no mail for nobody', async () => {
    await of(Transactions).run(() => of(MailOutbox).enqueue({ ...MAIL, to: '' }));
    expect(await rows()).toEqual([]);
  });

  it('sends nothing after a rollback', async () => {
    const send = sent();
    const failing = of(Transactions).run(async () => {
      await of(MailOutbox).enqueue(MAIL);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await of(MailWorker).work();
    expect(send).not.toHaveBeenCalled();
    expect(await rows()).toEqual([]);
  });

  it('retries a refused mail with growing delays and gives up after five hours', async () => {
    const send = jest.spyOn(of(Mailer), 'send').mockRejectedValue(new Error('no such mailbox'));
    await of(MailOutbox).enqueue(MAIL);
    for (const minutes of [1, 2, 4, 8, ...Array<number>(18).fill(15)]) {
      await of(MailWorker).work();
      const tries = send.mock.calls.length;
      app.passTime((minutes - 0.2) * MINUTE);
      await of(MailWorker).work();
      expect(send).toHaveBeenCalledTimes(tries);
      app.passTime(0.3 * MINUTE);
    }
    await of(MailWorker).work();
    expect(send).toHaveBeenCalledTimes(23);
    expect(await rows()).toEqual([
      { attempts: 23, sent: false, failed: true, empty: false, error: 'no such mailbox' },
    ]);
  });

  it('sends everything within five minutes of the end of an outage, however long that was', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
    const send = jest.spyOn(of(Mailer), 'send').mockRejectedValue(away);
    for (let count = 0; count < 3; count++) await of(MailOutbox).enqueue(MAIL);
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      for (let count = 0; count < 3; count++) await of(MailWorker).work();
      app.passTime(5 * MINUTE);
    }
    expect((await rows()).filter(({ failed }) => failed)).toEqual([]);
    send.mockClear().mockResolvedValue();
    await of(MailWorker).work();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('asks a server that is away for one mail at a time', async () => {
    const away = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
    const send = jest.spyOn(of(Mailer), 'send').mockRejectedValue(away);
    await of(Transactions).run(async () => {
      for (let count = 0; count < 3; count++) await of(MailOutbox).enqueue(MAIL);
    });
    await of(MailWorker).work();
    expect(send.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it.each([-2 * 24 * 60, -10, 10, 2 * 24 * 60])(
    'sends what was queued or tried by a clock %d minutes off',
    async (off) => {
      const send = jest.spyOn(of(Mailer), 'send').mockRejectedValue(new Error('server is away'));
      app.passTime(off * MINUTE);
      await of(MailOutbox).enqueue(MAIL);
      await of(MailWorker).work();
      await of(MailOutbox).enqueue(MAIL);
      app.passTime(-off * MINUTE);
      send.mockClear().mockResolvedValue();
      app.passTime(Math.min(61, Math.max(1, off + 1)) * MINUTE);
      await of(MailWorker).work();
      expect((await rows()).map(({ sent: isSent }) => isSent)).toEqual([true, true]);
    },
  );

  it('retries with the same Message-ID', async () => {
    const send = jest
      .spyOn(of(Mailer), 'send')
      .mockRejectedValueOnce(new Error('server is away'))
      .mockResolvedValue();
    await of(MailOutbox).enqueue(MAIL);
    await of(MailWorker).work();
    app.passTime(MINUTE);
    await of(MailWorker).work();
    const ids = send.mock.calls.map(([mail]: [OutgoingMail]) => mail.id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('gives each mail to one of several workers', async () => {
    await of(Transactions).run(async () => {
      jest.spyOn(of(MailWorker), 'work').mockResolvedValue();
      for (let count = 0; count < 20; count++) await of(MailOutbox).enqueue(MAIL);
    });
    const now = new Date(Date.now() + 24 * 60 * MINUTE);
    const lease = new Date(now.getTime() + MINUTE);
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => of(MailOutboxRepository).claim(now, lease)),
    );
    expect(new Set(claims.map((claim) => claim?.id)).size).toBe(20);
    expect(claims).not.toContain(null);
    expect(await of(MailOutboxRepository).claim(now, lease)).toBeNull();
    expect(await of(MailOutboxRepository).claim(lease, lease)).toMatchObject({ attempts: 2 });
  });

  it('claims no other mail while a slow server accepts one', async () => {
    let finish: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const send = jest.spyOn(of(Mailer), 'send').mockReturnValueOnce(slow).mockResolvedValue();
    await of(Transactions).run(async () => {
      for (let count = 0; count < 5; count++) await of(MailOutbox).enqueue(MAIL);
    });
    await until(() => send.mock.calls.length === 1);
    const [{ held } = { held: -1 }] = await app.database.rows<{ held: number }>(
      'select count(*)::int as held from mail_outbox where attempts > 0',
    );
    expect(held).toBe(1);
    finish();
    await of(MailWorker).work();
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('lets a worker settle a mail only while it holds the claim', async () => {
    jest.spyOn(of(MailWorker), 'work').mockResolvedValue();
    await of(MailOutbox).enqueue(MAIL);
    const outbox = of(MailOutboxRepository);
    const now = new Date(Date.now() + 24 * 60 * MINUTE);
    const late = await outbox.claim(now, now);
    const taken = await outbox.claim(now, new Date(now.getTime() + MINUTE));
    if (!late || !taken) throw new Error('Nothing was due');
    expect(await outbox.postpone(late, now, 'too late')).toBe(false);
    expect(await outbox.markSent(late, now)).toBe(false);
    expect(await outbox.markSent(taken, now)).toBe(true);
    expect(await rows()).toEqual([{ attempts: 2, sent: true, failed: false, empty: true, error: null }]);
  });

  it('survives an unreadable row and a database outage', async () => {
    const send = sent();
    await of(Transactions).run(async () => {
      await of(MailOutbox).enqueue(MAIL);
      await of(MailOutbox).enqueue(MAIL);
      await of(Database).write(
        "update mail_outbox set body_text = 'AAAA' where id = (select id from mail_outbox limit 1)",
      );
    });
    const claim = jest
      .spyOn(of(MailOutboxRepository), 'claim')
      .mockRejectedValueOnce(new Error('Connection terminated'));
    await of(MailWorker).work();
    claim.mockRestore();
    await of(MailWorker).work();
    expect(send).toHaveBeenCalledTimes(1);
    expect((await rows()).map(({ sent: isSent }) => isSent).sort()).toEqual([false, true]);
  });
});
