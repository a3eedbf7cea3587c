import { hash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AnonymousActor } from '../../../access/actor';
import { originOf } from '../actor-source';
import { captureResponse } from './captured-response';
import { noteCauses, type Notes } from './causes';
import type { ComputedAnswer, KeptAnswer, KeptAnswers } from './kept-answers';
import type { Asked, Settle } from './short-memory';

/** What a surface has to say about a request whose answer may be kept. */
export type KeepRequest = {
  /** Everything that the answer varies by. The handler must not see anything else of the request. */
  readonly key: readonly unknown[];
  /** Whether the answer may be kept even if the handler does not say so (`letBeKept`). */
  readonly mayBeKept: boolean;
  /**
   * Whether the first answer is kept. If not, an answer is kept from the second time on that it is asked for: the first one
   * costs less, and programs that read everything once push nothing out of the memory.
   */
  readonly keepsFirst: boolean;
};

/** Describes a request; null when its answer may depend on who asks. */
export type DescribeRequest = (request: Request) => KeepRequest | null;

/** The duty to compute an answer. */
type Duty = Extract<Asked<ComputedAnswer>, { readonly kind: 'compute' }>;

/** Characters of a key; a longer one is not worth its memory. */
const MAX_KEY_LENGTH = 8192;
/** Headers of one request or connection, which are made anew each time. */
const PERSONAL_HEADERS: ReadonlySet<string> = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'transfer-encoding',
  'x-request-id',
]);

/** Express middleware that answers from {@link KeptAnswers} where it can. */
export function keepAnswers(answers: KeptAnswers, describe: DescribeRequest): RequestHandler {
  const handle = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const described = answers.isEnabled ? describe(request) : null;
    const key = described && keyOf(described.key);
    if (!described || key === null) {
      next();
      return;
    }
    const asked = await answers.ask(key);
    if (asked.kind === 'compute') {
      const notes = noteCauses(originOf(request), described.mayBeKept);
      const ageOf = ({ since }: Notes) => (since === undefined ? 0 : answers.ageOf({ startedAt: since }));
      const capture = () => computeWith(request, response, notes, asked.settle, ageOf);
      if (described.keepsFirst || answers.noteAsked(key)) capture();
      else captureIfAwaited(response, asked, capture);
      next();
    } else if (await causesAgain(request, asked.answer)) {
      deliver(request, response, asked.answer, answers.ageOf(asked.answer));
    } else {
      // The handler refuses this caller in its own format.
      next();
    }
  };
  return (request, response, next) => {
    handle(request, response, next).catch(next);
  };
}

/** A digest, so that keys take little memory and hold nothing that was sent. */
function keyOf(parts: readonly unknown[]): string | null {
  const text = JSON.stringify(parts);
  return text.length > MAX_KEY_LENGTH ? null : hash('sha256', text, 'base64');
}

/** Sends the response as it is made, unless somebody waits for the same before that. */
function captureIfAwaited(response: Response, { settle, onAwaited }: Duty, capture: () => void): void {
  onAwaited(() => {
    if (response.headersSent) settle(null);
    else capture();
  });
  response.once('close', () => settle(null));
}

function computeWith(
  request: Request,
  response: Response,
  notes: Notes,
  settle: Settle<ComputedAnswer>,
  ageOf: (notes: Notes) => number,
): void {
  const complete = (body: Buffer, send: (body?: Buffer) => void): void => {
    const answer = notes.mayBeKept ? toKept(response, body, notes) : null;
    settle(answer, notes.since);
    if (response.statusCode === 204 || response.statusCode === 304) send();
    else {
      prepare(response, body, ageOf(notes));
      sendUnlessFresh(request, response, body, send);
    }
  };
  captureResponse(response, complete, () => settle(null));
}

/** Errors, redirects and responses with cookies are not kept. */
function toKept(response: Response, body: Buffer, { causes }: Notes): ComputedAnswer | null {
  if (response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return null;
  const headers: string[] = [];
  for (const name of response.getHeaderNames())
    if (!PERSONAL_HEADERS.has(name)) headers.push(name, String(response.getHeader(name)));
  return { status: 200, headers, body, causes };
}

/** False when a limit refuses the caller. */
async function causesAgain(request: Request, { causes }: KeptAnswer): Promise<boolean> {
  const actor: AnonymousActor = { kind: 'anonymous', origin: originOf(request) };
  try {
    for (const cause of causes) await cause(actor);
    return true;
  } catch {
    return false;
  }
}

function deliver(request: Request, response: Response, answer: KeptAnswer, age: number): void {
  response.statusCode = answer.status;
  const { headers } = answer;
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  prepare(response, answer.body, age);
  sendUnlessFresh(request, response, answer.body, (body) => void response.end(body));
}

/** Caches in front learn how old the answer is (RFC 9111 §5.1), and nothing about the limits of one client. */
function prepare(response: Response, body: Buffer, age: number): void {
  response.setHeader('Content-Length', body.length);
  if (!String(response.getHeader('Cache-Control')).includes('s-maxage')) return;
  response.setHeader('Age', Math.ceil(age / 1000));
  response.removeHeader('RateLimit');
  response.removeHeader('RateLimit-Policy');
}

/** Sends 304 when the client's copy is current (RFC 9110 §13.2.2). */
function sendUnlessFresh(
  request: Request,
  response: Response,
  body: Buffer,
  send: (body?: Buffer) => void,
): void {
  if (!request.fresh) {
    send(body);
    return;
  }
  response.statusCode = 304;
  for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) response.removeHeader(name);
  send();
}
