import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReceivedMail, readMail } from '../../support/mail';
import { until } from '../../support/until';
import { DATA_DIR } from './site';

/** Tells several mails to one address apart. */
type Wanted = {
  readonly subject?: string;
  /** A part of the address that the mail links to. */
  readonly page?: string;
};

/** Waits for the mail to an address and returns its link. */
export async function mailLinkTo(address: string, { subject, page = '' }: Wanted = {}): Promise<string> {
  const found: ReceivedMail[] = [];
  await until(async () => {
    found.push(
      ...(await mails()).filter(
        (mail) =>
          mail.to.includes(address) &&
          mail.subject.includes(subject ?? '') &&
          (mail.link ?? '').includes(page),
      ),
    );
    return found.length > 0;
  });
  return found[0]?.link ?? '';
}

async function mails(): Promise<ReceivedMail[]> {
  const folder = join(DATA_DIR, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name), 'latin1'))));
}
