import { statfs } from 'node:fs/promises';
import type { Translate } from '../../i18n/translator';
import type { Diagnosis } from './diagnosis';

/** Bytes. Migrations and backups need room for a copy of the largest table. */
const LEAST_FREE = 1024 ** 3;
const GIGABYTE = 1024 ** 3;

/** Whether the disk of DATA_DIR has room. An external database has a disk of its own, which this check cannot see. */
export async function checkDisk(folder: string, translate: Translate): Promise<Diagnosis> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const facts = { gigabytes: (free / GIGABYTE).toFixed(1), folder };
  if (free >= LEAST_FREE)
    return { part: 'disk', verdict: 'good', message: translate('checks.disk.roomy', facts) };
  return { part: 'disk', verdict: 'doubtful', message: translate('checks.disk.narrow', facts) };
}
