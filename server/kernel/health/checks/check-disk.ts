import { statfs } from 'node:fs/promises';
import type { Diagnosis } from './diagnosis';

/** Bytes. Migrations and backups need room for a copy of the largest table. */
const LEAST_FREE = 1024 ** 3;
const GIGABYTE = 1024 ** 3;

/** Whether the disk of DATA_DIR has room. A database elsewhere has a disk of its own, which is not seen from here. */
export async function checkDisk(folder: string): Promise<Diagnosis> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const room = `${(free / GIGABYTE).toFixed(1)} GB are free for ${folder}`;
  if (free >= LEAST_FREE) return { part: 'disk', verdict: 'good', message: room };
  return { part: 'disk', verdict: 'doubtful', message: `only ${room}: make room before it is read-only` };
}
