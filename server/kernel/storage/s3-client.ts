import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { currentDeadline } from '../deadline';
import { AppError } from '../errors/app-error';
import { codeOf, messageOf } from '../errors/thrown';
import { Countdown } from './countdown';
import { parseErrorCode } from './s3-answers';
import { payloadDigest, type S3Bucket, type S3Keys, type S3Request, S3SignedFetch } from './s3-signed-fetch';
import { StorageFailure, storeUnavailable } from './storage-failure';

/** `size` is in bytes, or null when the store does not report it. */
export type S3Answer = { readonly size: number | null; readonly body: Readable };

/** Milliseconds from a call to its response, including all attempts. */
const CALL_TIMEOUT = 5_000;
/** Bytes per millisecond; the timeout grows by the time a transfer takes at this rate. */
const MIN_TRANSFER_RATE = 250;
/** Milliseconds before each retry. */
const RETRY_DELAYS = [100, 400];
/** Statuses of a store that is busy or temporarily broken. */
const RETRYABLE_STATUSES = new Set([429, 500, 502, 503, 504]);
/** Bytes. A page of a listing has 1,000 names of at most 1,024 bytes, each encoded as three. */
const MAX_TEXT_BYTES = 8_000_000;

/** A client for one bucket with timeouts and retries; all its calls are idempotent. */
export class S3Client {
  /** A description of the bucket for messages. */
  readonly location: string;
  private readonly signed: S3SignedFetch;

  constructor(
    bucket: S3Bucket,
    keys: S3Keys,
    private readonly callTimeout = CALL_TIMEOUT,
  ) {
    this.location = `the bucket ${bucket.bucket} at ${bucket.endpoint}`;
    this.signed = new S3SignedFetch(bucket, keys);
  }

  /** Returns null when the object does not exist. Throws Unavailable, or the error of the caller's deadline. */
  async send(request: S3Request): Promise<S3Answer | null> {
    const countdown = new Countdown(this.timeFor(request.content?.size ?? 0), currentDeadline());
    try {
      const response = await this.fetchWithRetries(request, countdown.signal);
      if (response.ok) {
        const length = response.headers.get('content-length');
        const size = length === null ? null : Number(length);
        countdown.restart(this.timeFor(size ?? 0));
        const body = this.bodyOf(request, response, countdown);
        return { size, body: Readable.from(body, { objectMode: false }) };
      }
      const code = parseErrorCode(await smallText(chunksOf(response)));
      countdown.stop();
      if (code === 'NoSuchKey') return null;
      throw new StorageFailure(this.describe(request, `${response.status} ${code}`.trim()), code);
    } catch (error) {
      countdown.stop();
      throw this.explain(request, error, countdown);
    }
  }

  /** Reads a response that is known to be small. */
  async textOf(request: S3Request): Promise<string> {
    const answer = await this.send(request);
    return answer === null ? '' : smallText(answer.body);
  }

  private timeFor(bytes: number): number {
    return this.callTimeout + bytes / MIN_TRANSFER_RATE;
  }

  private async fetchWithRetries(request: S3Request, signal: AbortSignal): Promise<Response> {
    const digest = await payloadDigest(request.content);
    for (const pause of RETRY_DELAYS) {
      const response = await this.signed.fetch(request, digest, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      });
      if (response !== null && !RETRYABLE_STATUSES.has(response.status)) return response;
      await response?.body?.cancel();
      await delay(pause * (0.5 + Math.random()), undefined, { signal });
    }
    return this.signed.fetch(request, digest, signal);
  }

  private async *bodyOf(
    request: S3Request,
    response: Response,
    countdown: Countdown,
  ): AsyncGenerator<Uint8Array> {
    try {
      yield* chunksOf(response);
    } catch (error) {
      throw this.explain(request, error, countdown);
    } finally {
      countdown.stop();
    }
  }

  /** Converts an error for the caller. Throws the error of the caller's deadline if it has passed. */
  private explain(request: S3Request, error: unknown, countdown: Countdown): AppError {
    countdown.throwIfCallerTimedOut();
    if (error instanceof AppError) return error;
    if (error instanceof StorageFailure) return storeUnavailable(error);
    const cause = causeOf(error);
    const failure = countdown.isOver
      ? new StorageFailure(this.describe(request, 'timed out'), 'ETIMEDOUT', { cause: error })
      : new StorageFailure(this.describe(request, messageOf(cause)), codeOf(cause), { cause: error });
    return storeUnavailable(failure);
  }

  private describe({ method, name }: S3Request, outcome: string): string {
    return `${method} ${name ?? 'the listing'} in ${this.location}: ${outcome}`;
  }
}

/** Iterates over the body; Node supports this although the DOM type does not declare it. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}

async function smallText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of chunks) {
    size += part.length;
    if (size > MAX_TEXT_BYTES)
      throw storeUnavailable(new StorageFailure('The response of the store is too long', 'TooLong'));
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Unwraps the error of `fetch`, including the AggregateError for a host with several addresses. */
function causeOf(error: unknown): unknown {
  const { cause = error } = Object(error) as { readonly cause?: unknown };
  const { errors } = Object(cause) as { readonly errors?: unknown };
  return Array.isArray(errors) && errors.length > 0 ? errors[0] : cause;
}
