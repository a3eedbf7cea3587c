import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { messageOf } from '../../storage/storage-failure';
import type { Storage } from '../../storage/storage';
import { toStoredName } from '../../storage/stored-name';
import type { Diagnosis } from './diagnosis';

/** Whether files can be written, read and deleted: keys often allow only some of it. */
export async function checkStorage(storage: Storage): Promise<Diagnosis> {
  const token = randomBytes(12).toString('hex');
  const name = toStoredName(`probes/${token}.txt`);
  if (name === null) throw new Error('the name of a probe is not valid');
  try {
    await storage.put(name, Buffer.from(token));
    const stored = await storage.read(name);
    const found = stored ? (await buffer(stored.content)).toString() : 'nothing';
    await storage.delete(name);
    if (found === token)
      return { part: 'storage', verdict: 'good', message: `${storage.location} keeps files` };
    return broken(storage, `a file was written, and ${found === 'nothing' ? found : 'another one'} was read`);
  } catch (error) {
    // The error itself is for clients; its cause says what the store answered.
    return broken(storage, messageOf(error instanceof Error && error.cause ? error.cause : error));
  }
}

function broken({ location }: Storage, reason: string): Diagnosis {
  const seen = reason.includes(location) ? reason : `${location}: ${reason}`;
  return {
    part: 'storage',
    verdict: 'broken',
    message: `${seen}; pictures of people and organizations cannot be stored: check STORAGE_URL and its keys`,
  };
}
