import { defineError } from '../../../kernel/errors/app-error';

export const AvatarTooLarge = defineError('users.avatarTooLarge', { code: 'BAD_REQUEST' });
/** The bytes are not of an accepted format, or the name of the file says so. */
export const AvatarFormat = defineError('users.avatarFormat', { code: 'BAD_REQUEST' });
export const AvatarUnreadable = defineError('users.avatarUnreadable', { code: 'BAD_REQUEST' });
export const AvatarDimensions = defineError('users.avatarDimensions', {
  code: 'BAD_REQUEST',
  params: ['maxSide'],
});
export const AvatarNotFound = defineError('users.avatarNotFound', { code: 'NOT_FOUND' });
