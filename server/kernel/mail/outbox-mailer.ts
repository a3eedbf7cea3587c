import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { OutgoingMail } from './mail';
import { toMessage } from './mail-message';
import { Mailer } from './mailer';

const FIRST_LINK = /https?:\/\/\S+/;

/**
 * Without an SMTP server: puts each mail as a file that mail programs open into a folder, and logs its link, so that
 * whoever runs the server can sign up at once.
 */
export class OutboxMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly appUrl: string,
    private readonly logger: Logger,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { message } = await this.transport.sendMail(toMessage(mail, this.from, this.appUrl));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // The row's id begins with its time, so names sort by age; the same mail again replaces its file.
    const file = path.join(this.folder, `${mail.id}.eml`);
    const unfinished = `${file}.part`;
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, file);
    this.logger.info(
      { to: mail.to, file, link: FIRST_LINK.exec(mail.text)?.[0] },
      'mail written to the outbox',
    );
  }

  close(): void {
    this.transport.close();
  }
}
