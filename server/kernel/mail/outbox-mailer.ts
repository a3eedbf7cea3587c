import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { OutgoingMail } from './mail';
import { toMessage } from './mail-message';
import { Mailer } from './mailer';

const FIRST_LINK = /https?:\/\/\S+/;

/** Used without an SMTP server: writes each mail to an .eml file and logs its link, so that operators can sign up immediately. */
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
    await this.makeFolder();
    // The id is time-ordered, so file names sort by age; a retry replaces the file.
    const file = path.join(this.folder, `${mail.id}.eml`);
    const temporary = `${file}.part`;
    await writeFile(temporary, message, { mode: 0o600 });
    await rename(temporary, file);
    this.logger.info(
      { to: mail.to, file, link: FIRST_LINK.exec(mail.text)?.[0] },
      'mail written to the outbox',
    );
  }

  async check(): Promise<void> {
    await this.makeFolder();
    await access(this.folder, constants.W_OK);
  }

  close(): void {
    this.transport.close();
  }

  private async makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }
}
