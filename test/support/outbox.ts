import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail, type ReceivedMail } from './mail';

/** The folder to which a server writes its mail, of which each file is read once. */
export class Outbox {
  private readonly read = new Map<string, ReceivedMail>();

  constructor(private readonly folder: string) {}

  /** Written mail, oldest first. */
  async mails(to?: string): Promise<readonly ReceivedMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    // Others are being written.
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(files.map((file) => this.mailIn(file)));
    return mails.filter((mail) => to === undefined || mail.to === to);
  }

  async clear(): Promise<void> {
    this.read.clear();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async mailIn(file: string): Promise<ReceivedMail> {
    const known = this.read.get(file);
    if (known) return known;
    const mail = readMail(await readFile(join(this.folder, file), 'latin1'));
    this.read.set(file, mail);
    return mail;
  }
}
