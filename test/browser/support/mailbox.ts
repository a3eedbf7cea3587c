import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReceivedMail, readMail } from '../../support/mail';
import { until } from '../../support/until';
import { DATA_DIR } from './site';

/** Waits for the mail to an address (with a subject, if given) and returns its link. */
export async function mailLinkTo(address: string, subject?: string): Promise<string> {
  const found: ReceivedMail[] = [];
  await until(async () => {
    found.push(
      ...(await mails()).filter(
        (mail) => mail.to.includes(address) && (subject === undefined || mail.subject === subject),
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
