import { defineError } from '../../kernel/errors/app-error';

export const VersionNotFound = defineError('rules.versionNotFound', { code: 'NOT_FOUND' });
export const AlreadyYanked = defineError('rules.alreadyYanked', { code: 'CONFLICT' });
export const NotYanked = defineError('rules.notYanked', { code: 'CONFLICT' });
