import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './mail';
import { toMessage } from './mail-message';
import { Mailer } from './mailer';

/** Milliseconds for each of about eight SMTP steps, which together fit into the worker's lease. */
const TIMEOUT = 15_000;

/** Delivers mail through an SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly from: string,
    private readonly appUrl: string,
  ) {
    super();
    const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
    this.transport = createTransport({ url: smtpUrl, ...timeouts });
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.transport.sendMail(toMessage(mail, this.from, this.appUrl));
  }

  async check(): Promise<void> {
    await this.transport.verify();
  }

  close(): void {
    this.transport.close();
  }
}
