import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { currentDeadline } from '../deadline';
import { AppError } from '../errors/app-error';
import { Countdown } from './countdown';
import { parseErrorCode } from './s3-answers';
import { digestOf, type S3Bucket, type S3Keys, type S3Request, S3SignedFetch } from './s3-signed-fetch';
import { codeOf, messageOf, StorageFailure, storeUnavailable } from './storage-failure';

/** The size in bytes is null when the store does not say it. */
export type S3Answer = { readonly size: number | null; readonly body: Readable };

/** Milliseconds from a call to its answer, with all attempts. */
const PATIENCE = 5_000;
/** Bytes a millisecond; contents get as much more time as they take at this rate. */
const SLOWEST_TRANSFER = 250;
/** Milliseconds between two attempts; there is one more attempt than pauses. */
const PAUSES = [100, 400];
/** The store is too busy or out of order, and may be well again in a moment. */
const PASSING = new Set([429, 500, 502, 503, 504]);
/** Bytes. A page of a listing has 1,000 names of at most 1,024 bytes, each written as three. */
const LARGEST_ANSWER = 8_000_000;

/** Calls of one bucket, with deadlines and bounded attempts; any of them may be repeated without harm. */
export class S3Client {
  /** What it calls, for people. */
  readonly place: string;
  private readonly signed: S3SignedFetch;

  constructor(
    bucket: S3Bucket,
    keys: S3Keys,
    private readonly patience = PATIENCE,
  ) {
    this.place = `the bucket ${bucket.bucket} at ${bucket.endpoint}`;
    this.signed = new S3SignedFetch(bucket, keys);
  }

  /** Answers null when there is no object of that name. Throws Unavailable, or what the caller's deadline fails with. */
  async send(request: S3Request): Promise<S3Answer | null> {
    const countdown = new Countdown(this.timeFor(request.content?.size ?? 0), currentDeadline());
    try {
      const response = await this.persist(request, countdown.signal);
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

  /** The whole of an answer that is known to be small. */
  async textOf(request: S3Request): Promise<string> {
    const answer = await this.send(request);
    return answer === null ? '' : smallText(answer.body);
  }

  private timeFor(bytes: number): number {
    return this.patience + bytes / SLOWEST_TRANSFER;
  }

  private async persist(request: S3Request, signal: AbortSignal): Promise<Response> {
    const digest = await digestOf(request.content);
    for (const pause of PAUSES) {
      const response = await this.signed.fetch(request, digest, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      });
      if (response !== null && !PASSING.has(response.status)) return response;
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

  /** The error for the caller. Throws that of the caller's deadline when it is over. */
  private explain(request: S3Request, error: unknown, countdown: Countdown): AppError {
    countdown.requireCallersTime();
    if (error instanceof AppError) return error;
    if (error instanceof StorageFailure) return storeUnavailable(error);
    const cause = causeOf(error);
    const failure = countdown.isOver
      ? new StorageFailure(this.describe(request, 'no answer in time'), 'ETIMEDOUT', { cause: error })
      : new StorageFailure(this.describe(request, messageOf(cause)), codeOf(cause), { cause: error });
    return storeUnavailable(failure);
  }

  private describe({ method, name }: S3Request, outcome: string): string {
    return `${method} ${name ?? 'the listing'} in ${this.place}: ${outcome}`;
  }
}

/** The body, which Node can iterate over although the type of browsers cannot. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}

async function smallText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of chunks) {
    size += part.length;
    if (size > LARGEST_ANSWER)
      throw storeUnavailable(new StorageFailure('The answer of the store is too long', 'TooLong'));
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** `fetch` wraps what happened, and trying several addresses of a host wraps it once more. */
function causeOf(error: unknown): unknown {
  const { cause = error } = Object(error) as { readonly cause?: unknown };
  const { errors } = Object(cause) as { readonly errors?: unknown };
  return Array.isArray(errors) && errors.length > 0 ? errors[0] : cause;
}
