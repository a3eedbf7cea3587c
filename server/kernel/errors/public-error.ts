import { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import type { Locale } from '@kimari/common/locale';
import { getTranslator, type Translate } from '../i18n/translator';
import type { AppError, ErrorParams } from './app-error';
import { JSON_BODY } from './body-label';
import { appErrorIn, isDatabaseOutage } from './database-errors';
import { codeOfStatus, ERROR_STATUS, type ErrorCode } from '@kimari/common/error-codes';
import { InvalidInput, type Issue } from './issue';
import {
  Conflict,
  Forbidden,
  InternalError,
  MalformedBody,
  MethodNotSupported,
  NotAcceptable,
  PayloadTooLarge,
  PreconditionFailed,
  RateLimited,
  RequestTimeout,
  SignInRequired,
  Unavailable,
  UnknownAddress,
  Unprocessable,
  UnsupportedMediaType,
} from './request.errors';
import { RETRY_AFTER } from './retry-after';

/** An issue as it is sent, with its message. */
export type PublicIssue = Omit<Issue, 'form' | 'received'> & { readonly message: string };

/** An error as both APIs send it. */
export type PublicError = {
  readonly code: ErrorCode;
  readonly status: number;
  readonly reason: string;
  readonly message: string;
  readonly issues?: readonly PublicIssue[];
  readonly data?: Readonly<Record<string, string | number | readonly string[] | readonly object[]>>;
  /** Seconds. */
  readonly retryAfter?: number;
};

/** Our errors for those of the framework; other 4xx codes become a malformed request. */
const REFUSALS = new Map<ErrorCode, (params: Record<string, never>, options: ErrorOptions) => AppError>([
  ['UNAUTHORIZED', SignInRequired],
  ['FORBIDDEN', Forbidden],
  ['NOT_FOUND', UnknownAddress],
  ['METHOD_NOT_SUPPORTED', MethodNotSupported],
  ['NOT_ACCEPTABLE', NotAcceptable],
  ['TIMEOUT', RequestTimeout],
  ['CONFLICT', Conflict],
  ['PRECONDITION_FAILED', PreconditionFailed],
  ['PAYLOAD_TOO_LARGE', PayloadTooLarge],
  ['UNSUPPORTED_MEDIA_TYPE', (_, options) => UnsupportedMediaType(JSON_BODY, options)],
  ['UNPROCESSABLE_CONTENT', Unprocessable],
  ['TOO_MANY_REQUESTS', (_, options) => RateLimited({ retryAfter: RETRY_AFTER.full }, options)],
]);

/** How messages say durations. */
type Wording = {
  /** Durations up to this one are said in seconds; by default those that nobody would say in minutes. */
  readonly secondsUpTo?: number;
};

/** Translates any error for the client. An unknown error reveals nothing; the log has its details. */
export function toPublicError(error: unknown, locale: Locale, wording: Wording = {}): PublicError {
  const translate = getTranslator(locale);
  if (error instanceof InvalidInput) return fromIssues(error.issues, translate);
  const known = appErrorIn(error) ?? recognise(error);
  const { reason, code, exposes, showsReason } = known.definition;
  const retryAfter = known.params['retryAfter'];
  const shown = Object.entries(known.params)
    .filter(([key]) => exposes.includes(key))
    .map(([key, value]) => [key, typeof value === 'function' ? value(locale) : value] as const);
  const data = { ...Object.fromEntries(shown), ...(showsReason && { reason }) };
  return {
    code,
    status: ERROR_STATUS[code],
    reason,
    message: translate(`errors.${reason}`, { ...textsOf(known.params), ...wording }),
    ...(Object.keys(data).length > 0 && { data }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** The params that a message can contain. */
function textsOf(params: ErrorParams): Readonly<Record<string, string | number | readonly string[]>> {
  const entries = Object.entries(params);
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === 'function' ? [] : [[key, value]])),
  );
}

function fromIssues(issues: readonly Issue[], translate: Translate): PublicError {
  return {
    code: 'BAD_REQUEST',
    status: ERROR_STATUS.BAD_REQUEST,
    reason: 'request.validation',
    message: translate('errors.request.validation'),
    issues: issues.map((issue) => toPublicIssue(issue, translate)),
  };
}

function toPublicIssue({ form, received, ...issue }: Issue, translate: Translate): PublicIssue {
  const values = issue.values?.map((value) => JSON.stringify(value)).join('|');
  const params = {
    ...issue,
    ...(received !== undefined && { received }),
    ...(values !== undefined && { values }),
  };
  return { ...issue, message: translate(`validation.${form}`, params) };
}

function recognise(error: unknown): AppError {
  if (isDatabaseOutage(error)) return Unavailable({ retryAfter: RETRY_AFTER.outage }, { cause: error });
  if (error instanceof QueryFailedError) return InternalError({}, { cause: error });
  const status = httpStatusOf(error);
  if (status === undefined || status >= 500) return InternalError({}, { cause: error });
  const refusal = REFUSALS.get(codeOfStatus(status));
  return refusal?.({}, { cause: error }) ?? MalformedBody(JSON_BODY, { cause: error });
}

/** The HTTP status of an error from Nest or the body parser. */
function httpStatusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('type' in error) || !('status' in error))
    return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
