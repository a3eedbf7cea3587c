import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { ARGON2ID_COST } from './argon2-password-hasher';

/**
 * Digests a short random text so slowly that a copy of the database does not help to guess it, as passwords are. It needs no
 * secret of the installation, so that it can be verified wherever the database is.
 *
 * @param owner what the text belongs to: equal texts of different owners have different digests
 */
export function slowDigest(owner: string, text: string): Promise<Buffer> {
  const salt = createHash('sha256').update(owner).digest();
  return hashRaw(text, { ...ARGON2ID_COST, salt });
}
