import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { messageOf } from '../../errors/thrown';
import type { Translate } from '../../i18n/translator';
import type { Storage } from '../../storage/storage';
import { toStoredName } from '../../storage/stored-name';
import type { Diagnosis } from './diagnosis';

/** Whether files can be written, read and deleted: keys often allow only some of it. */
export async function checkStorage(storage: Storage, translate: Translate): Promise<Diagnosis> {
  const place = storage.location;
  try {
    const found = await writeAndRead(storage);
    if (found === 'same')
      return { part: 'storage', verdict: 'good', message: translate('checks.storage.keeps', { place }) };
    return broken(translate(`checks.storage.${found}`, { place }), translate);
  } catch (error) {
    // The error itself is written for clients; its cause has the store's answer.
    const reason = messageOf(error instanceof Error && error.cause ? error.cause : error);
    return broken(reason.includes(place) ? reason : `${place}: ${reason}`, translate);
  }
}

async function writeAndRead(storage: Storage): Promise<'same' | 'lost' | 'other'> {
  const token = randomBytes(12).toString('hex');
  const name = toStoredName(`probes/${token}.txt`);
  if (name === null) throw new Error('the name of a probe is not valid');
  await storage.put(name, Buffer.from(token));
  const stored = await storage.read(name);
  const found = stored && (await buffer(stored.content)).toString();
  await storage.delete(name);
  if (found === null) return 'lost';
  return found === token ? 'same' : 'other';
}

function broken(reason: string, translate: Translate): Diagnosis {
  return { part: 'storage', verdict: 'broken', message: translate('checks.storage.refuses', { reason }) };
}
