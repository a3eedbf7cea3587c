import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail, type ReceivedMail } from '../support/mail';
import type { Site } from './site';

/** All mails that the site has sent. */
export async function sentMails({ dataDir }: Site): Promise<readonly ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (file) => readMail(await readFile(join(folder, file), 'latin1'))));
}
