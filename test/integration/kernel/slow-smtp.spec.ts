import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { Clock } from '../../../server/kernel/clock';
import { MailOutbox } from '../../../server/kernel/mail/mail-outbox';
import { MailOutboxRepository } from '../../../server/kernel/mail/mail-outbox.repository';
import { MailWorker } from '../../../server/kernel/mail/mail-worker';
import { SmtpMailer } from '../../../server/kernel/mail/smtp-mailer';
import { TEST_APP_URL, useTestApp } from '../../support/app';
import { readMail } from '../../support/mail';
import { until } from '../../support/until';

const MAILS = 6;
const SLOW = 90_000;

describe('two processes with a slow SMTP server', () => {
  const app = useTestApp();
  const of = <Part>(part: abstract new (...args: never[]) => Part): Part =>
    app.nest.get(part as never, { strict: false });

  it('send each mail once', async () => {
    const server = await smtpServer();
    const worker = (): MailWorker =>
      new MailWorker(
        of(MailOutboxRepository),
        new SmtpMailer(server.url, 'Kimari <no-reply@kimari.example>', TEST_APP_URL),
        of(Clock),
        pino({ level: 'silent' }),
      );
    jest.spyOn(of(MailWorker), 'work').mockResolvedValue();
    for (let count = 0; count < MAILS; count++) {
      const to = `reader-${count}@example.jp`;
      await of(MailOutbox).enqueue({
        to,
        locale: 'ja',
        subject: '件名',
        text: '本文\n',
        html: '<p>本文</p>',
      });
    }

    const first = worker().work();
    await until(() => server.taken.length === 1);
    app.passTime(SLOW);
    await worker().work();
    server.answerTheFirst();
    await first;
    await worker().work();

    expect([...server.taken].sort()).toEqual(
      Array.from({ length: MAILS }, (_, index) => `reader-${index}@example.jp`),
    );
    expect(await app.database.rows('select 1 from mail_outbox where sent_at is null')).toEqual([]);
    await server.close();
  });
});

/** An SMTP server that accepts every mail but delays the response to the first one. */
async function smtpServer() {
  const taken: string[] = [];
  let answerTheFirst: () => void = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, answer) => {
      void buffer(stream).then((message) => {
        const isFirst = taken.length === 0;
        taken.push(readMail(message.toString('latin1')).to);
        if (isFirst) answerTheFirst = () => answer();
        else answer();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    answerTheFirst: () => answerTheFirst(),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
