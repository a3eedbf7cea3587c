import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { GraphqlAnswer, GraphqlOperation } from '@kimari/common/host-context';
import { Clock } from '../clock';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { Commits } from '../database/commits';
import { ShortMemory } from '../http/kept/short-memory';
import type { OperationCaller } from './context';

/** What a page has read for somebody who is not signed in. */
type Read = {
  /** Frozen, because all pages get the same objects. */
  readonly answer: GraphqlAnswer;
  /** Characters of the answer as JSON. */
  readonly length: number;
  /** The cost that counts towards the limits of each caller; 0 when none does. */
  readonly charged: number;
};

const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** What objects take for each character that they are as JSON. */
const BYTES_PER_CHARACTER = 4;

/**
 * The reads of pages: pages that differ in language, theme, format or an address that means the same read the same, and
 * so does the data of a page for navigation in the browser.
 */
@Injectable()
export class KeptReads extends ShortMemory<Read> {
  constructor(clock: Clock, commits: Commits, @Inject(ENV) env: Pick<Env, 'KEPT_ANSWERS'>) {
    super(clock, commits, {
      isEnabled: env.KEPT_ANSWERS === 'on',
      maxBytes: MAX_KEPT_BYTES,
      bytesOf: ({ length }) => BYTES_PER_CHARACTER * length,
    });
  }

  /** The key of an operation; null when its answer may depend on who asks, or when it may change something. */
  keyOf(operation: GraphqlOperation, { actor, locale }: OperationCaller): string | null {
    // Without this word no definition of a document can be a mutation.
    if (!this.isEnabled || actor.kind !== 'anonymous' || operation.query.includes('mutation')) return null;
    const { query, variables, operationName } = operation;
    const text = JSON.stringify([query, variables, operationName, locale]);
    return hash('sha256', text, 'base64');
  }
}

/** An answer as it is kept: made of plain objects, so that pages are the same to the byte whether or not it was. */
export function toRead(answer: GraphqlAnswer, charged: number): Read {
  const json = JSON.stringify(answer);
  return { answer: deepFrozen(JSON.parse(json) as GraphqlAnswer), length: json.length, charged };
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
