import { createHash } from 'node:crypto';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';

const DIGEST_LENGTH = 6;

/**
 * Derives the username of an imported owner. A valid name is kept. In any other name, invalid characters are replaced and
 * part of a digest is appended, so that the mapping is stable and unique: `john.doe` → `john-doe-dc1f4c`.
 */
export function toUsername(owner: string): string {
  const { min, max } = LIMITS.username;
  if (NAME_PATTERN.test(owner) && owner.length >= min && owner.length <= max) return owner;
  const digest = createHash('sha256').update(owner).digest('hex').slice(0, DIGEST_LENGTH);
  const readable = owner
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const prefix = readable.slice(0, max - DIGEST_LENGTH - 1).replace(/-+$/, '');
  return prefix === '' ? `owner-${digest}` : `${prefix}-${digest}`;
}
