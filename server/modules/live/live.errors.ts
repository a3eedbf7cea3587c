import { defineError } from '../../kernel/errors/app-error';

/** One address holds too many event streams. */
export const TooManyStreams = defineError('live.tooManyStreams', {
  code: 'TOO_MANY_REQUESTS',
  params: ['retryAfter'],
  exposes: ['retryAfter'],
});
