import { defineError } from '../../kernel/errors/app-error';

export const VersionNotFound = defineError('rules.versionNotFound', { code: 'NOT_FOUND' });
/** A text that hides something from people. */
export const TextRefused = defineError('rules.textRefused', {
  code: 'UNPROCESSABLE_CONTENT',
  params: ['line', 'count', 'findings'],
  exposes: ['findings'],
  showsReason: true,
});
/** A text that everybody will read has findings that its author must accept first, such as a possible credential. */
export const TextUnaccepted = defineError('rules.textUnaccepted', {
  code: 'UNPROCESSABLE_CONTENT',
  params: ['line', 'count', 'findings'],
  exposes: ['findings'],
  showsReason: true,
});
export const AlreadyYanked = defineError('rules.alreadyYanked', { code: 'CONFLICT' });
export const NotYanked = defineError('rules.notYanked', { code: 'CONFLICT' });
