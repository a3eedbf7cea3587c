import { createHash } from 'node:crypto';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';

const SIGN_LENGTH = 6;

/**
 * The username for an owner of a collection. A usable name stays as it is; any other gets its unusable characters
 * replaced and a piece of its digest appended, so that the same owner always becomes the same user and two owners never
 * become one: `john.doe` → `john-doe-dc1f4c`.
 */
export function toUsername(owner: string): string {
  const { min, max } = LIMITS.username;
  if (NAME_PATTERN.test(owner) && owner.length >= min && owner.length <= max) return owner;
  const sign = createHash('sha256').update(owner).digest('hex').slice(0, SIGN_LENGTH);
  const readable = owner
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const kept = readable.slice(0, max - SIGN_LENGTH - 1).replace(/-+$/, '');
  return kept === '' ? `owner-${sign}` : `${kept}-${sign}`;
}
