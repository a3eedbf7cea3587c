import {
  ForbiddenException,
  HttpException,
  InternalServerErrorException,
  NotFoundException,
  PayloadTooLargeException,
} from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { toPublicError } from './public-error';
import { RateLimited } from './request.errors';
import { toEnvelope } from './envelope';

const SECRET = 'secret-value';
/** Seconds, for the statuses that carry Retry-After. */
const RETRY_AFTER = new Map([
  [429, 60],
  [503, 5],
]);

/** An error as body-parser creates it. */
const bodyError = (status: number, type: string) =>
  Object.assign(new Error(SECRET), { status, type, expose: true });

const queryFailed = (code: string, message = SECRET) =>
  new QueryFailedError(`select '${SECRET}'`, [SECRET], Object.assign(new Error(message), { code }));

describe('undeclared errors', () => {
  it.each<[string, unknown, number, string]>([
    ['a bug', new TypeError(SECRET), 500, 'request.internalError'],
    ['a thrown value that is not an Error', SECRET, 500, 'request.internalError'],
    ['nothing', undefined, 500, 'request.internalError'],
    ['null', null, 500, 'request.internalError'],
    ['a failed statement', queryFailed('42P01'), 500, 'request.internalError'],
    ['a broken constraint', queryFailed('23505'), 500, 'request.internalError'],
    ['an object that claims a status', { status: 404, message: SECRET }, 500, 'request.internalError'],
    ['broken JSON', bodyError(400, 'entity.parse.failed'), 400, 'request.malformedBody'],
    ['a body cut short', bodyError(400, 'request.aborted'), 400, 'request.malformedBody'],
    ['a large body', bodyError(413, 'entity.too.large'), 413, 'request.payloadTooLarge'],
    ['an unknown charset', bodyError(415, 'charset.unsupported'), 415, 'request.unsupportedMediaType'],
    ['an unknown encoding', bodyError(415, 'encoding.unsupported'), 415, 'request.unsupportedMediaType'],
    ['Nest’s 404', new NotFoundException(SECRET), 404, 'request.unknownAddress'],
    ['Nest’s 413', new PayloadTooLargeException(SECRET), 413, 'request.payloadTooLarge'],
    ['Nest’s 403', new ForbiddenException(SECRET), 403, 'request.forbidden'],
    ['Nest’s 401', new HttpException(SECRET, 401), 401, 'request.signInRequired'],
    ['Nest’s 405', new HttpException(SECRET, 405), 405, 'request.methodNotSupported'],
    ['Nest’s 406', new HttpException(SECRET, 406), 406, 'request.notAcceptable'],
    ['Nest’s 408', new HttpException(SECRET, 408), 408, 'request.timeout'],
    ['Nest’s 409', new HttpException(SECRET, 409), 409, 'request.conflict'],
    ['Nest’s 412', new HttpException(SECRET, 412), 412, 'request.preconditionFailed'],
    ['Nest’s 415', new HttpException(SECRET, 415), 415, 'request.unsupportedMediaType'],
    ['Nest’s 422', new HttpException(SECRET, 422), 422, 'request.unprocessable'],
    ['Nest’s 429', new HttpException(SECRET, 429), 429, 'request.rateLimited'],
    ['Nest’s 400', new HttpException(SECRET, 400), 400, 'request.malformedBody'],
    ['a status outside the catalogue', new HttpException(SECRET, 418), 400, 'request.malformedBody'],
    ['Nest’s 500', new InternalServerErrorException(SECRET), 500, 'request.internalError'],
    ['a database that shuts down', queryFailed('57P01'), 503, 'request.unavailable'],
    ['a database that starts', queryFailed('57P03'), 503, 'request.unavailable'],
    ['a full database', queryFailed('53300'), 503, 'request.unavailable'],
    ['a lost connection', queryFailed('08006'), 503, 'request.unavailable'],
    ['a statement that took too long', queryFailed('57014'), 503, 'request.unavailable'],
    ['a lock that took too long', queryFailed('55P03'), 503, 'request.unavailable'],
    [
      'a refused connection',
      Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' }),
      503,
      'request.unavailable',
    ],
    ['a silent database', new Error('Query read timeout'), 503, 'request.unavailable'],
    ['an empty pool', new Error('timeout exceeded when trying to connect'), 503, 'request.unavailable'],
    [
      'a connection that broke between two statements',
      new Error('Query runner already released. Cannot run queries anymore.'),
      503,
      'request.unavailable',
    ],
    ['a cut connection', new Error('Connection terminated unexpectedly'), 503, 'request.unavailable'],
  ])('%s', (_, error, status, reason) => {
    for (const locale of ['ja', 'en'] as const) {
      const answer = toPublicError(error, locale);
      expect(answer).toMatchObject({ status, reason });
      expect(answer.retryAfter).toBe(RETRY_AFTER.get(status));
      expect(JSON.stringify(answer)).not.toContain(SECRET);
    }
  });

  it('include the retry delay in the body as well', () => {
    const limited = toPublicError(RateLimited({ retryAfter: 30 }), 'en');
    expect(limited).toMatchObject({
      retryAfter: 30,
      message: 'Too many requests. Please try again in 30 seconds.',
    });
    expect(toEnvelope(limited)['data']).toEqual({ retryAfter: 30 });
  });

  it('have the extra `error` field only for an unknown address', () => {
    expect(toEnvelope(toPublicError(new NotFoundException(), 'en'))).toEqual({
      defined: false,
      code: 'NOT_FOUND',
      status: 404,
      message: 'Not found',
      error: 'Not found',
    });
    expect(toEnvelope(toPublicError(new Error(), 'en'))).not.toHaveProperty('error');
  });
});
