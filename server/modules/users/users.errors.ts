import { defineError } from '../../kernel/errors/app-error';

export const EmailTaken = defineError('users.emailTaken', { code: 'CONFLICT' });
export const UsernameTaken = defineError('users.usernameTaken', { code: 'CONFLICT' });
export const UserNotFound = defineError('users.notFound', { code: 'NOT_FOUND' });
