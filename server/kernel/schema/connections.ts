import { LIMITS } from '@kimari/common/limits';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module';
import { type KeyRing, keyRing, type Secrets } from '../crypto/key-ring';
import { InvalidInput } from '../errors/issue';
import type { Connection, PageInfo, PageKeys, Window } from './connection';
import { openCursor, sealCursor } from './cursor';
import { checkField, type IntSpec } from './field-spec';
import { positionOf, wrongCursor } from './keyset';

/** The arguments of a connection. */
export type PageArguments = {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly offset?: number | null | undefined;
};

/** Where a page of REST begins: behind a cursor, else after some entries, else after some pages. */
export type RequestedPage = {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly offset?: number | undefined;
  readonly page?: number;
};

/** A row number as a cursor, in the format of the former release. */
const OFFSET = /^offset:(\d+)$/;
const MAX_COUNTED = 32;
const OFFSET_SPEC: IntSpec = {
  kind: 'int',
  min: 0,
  max: LIMITS.offset.max,
  tooBig: 'tooFar',
  optional: true,
  nullable: true,
};

/** Reads the arguments of connections and makes their cursors. */
@Injectable()
export class Connections {
  private readonly keys: KeyRing;

  constructor(@Inject(ENV) env: Secrets) {
    this.keys = keyRing(env, 'cursors/v1');
  }

  /** `after` takes precedence over `offset`. Throws InvalidInput for numbers out of range and invalid cursors. */
  window({ first, after, offset }: PageArguments): Window {
    const issues = [
      ...checkField({ kind: 'int', min: 1, max: LIMITS.list.max }, first, ['first']),
      ...checkField(OFFSET_SPEC, after ? undefined : offset, ['offset']),
    ];
    if (issues.length > 0) throw new InvalidInput(issues);
    return after ? { limit: first, ...this.read(after) } : { limit: first, offset: offset ?? 0 };
  }

  /** A page of a list as a connection. The keys are those of the nodes. Cursors are made when they are read. */
  of<Node>(
    nodes: readonly Node[],
    totalCount: number,
    { offset, after }: Window,
    { keys, hasMore }: PageKeys,
  ): Connection<Node> {
    const { keys: ring } = this;
    const edges = nodes.map((node, index) => ({
      node,
      get cursor() {
        return sealCursor(ring, keys[index] ?? '');
      },
    }));
    const pageInfo: PageInfo = {
      hasNextPage: hasMore,
      hasPreviousPage: offset > 0 || Boolean(after),
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    };
    return { edges, nodes, pageInfo, totalCount };
  }

  /** The cursor after which the list continues; null at its end. */
  next({ keys, hasMore }: PageKeys): string | null {
    const last = keys.at(-1);
    return hasMore && last !== undefined ? sealCursor(this.keys, last) : null;
  }

  /** Reads where a page of REST begins. Throws InvalidInput for a cursor that is not ours, and for a page too far into the list. */
  requested({ limit, after, offset, page = 1 }: RequestedPage): Required<Window> {
    const isNumbered = after === undefined && offset === undefined;
    const window = isNumbered ? this.numbered(page, limit) : this.window({ first: limit, after, offset });
    return { ...window, after: window.after ?? null };
  }

  /** The window of a list that has no numbered pages, whose limit its input has checked. Throws InvalidInput. */
  behind({ limit, after }: { readonly limit: number; readonly after?: string | undefined }): Window {
    return after === undefined ? { limit, offset: 0 } : { limit, ...this.read(after) };
  }

  /** The window of a numbered page. Throws InvalidInput for a page too far into the list. */
  private numbered(page: number, limit: number): Window {
    const offset = (page - 1) * limit;
    const issues = checkField(OFFSET_SPEC, offset, ['page']);
    if (issues.length > 0) throw new InvalidInput(issues);
    return { limit, offset };
  }

  private read(cursor: string): Pick<Window, 'offset' | 'after'> {
    const key = openCursor(this.keys, cursor);
    if (key !== null) return { offset: 0, after: positionOf(key) };
    const counted = cursor.length <= MAX_COUNTED ? Buffer.from(cursor, 'base64url').toString() : '';
    const offset = Number(OFFSET.exec(counted)?.[1]);
    if (offset < LIMITS.offset.max) return { offset: offset + 1 };
    throw wrongCursor();
  }
}
