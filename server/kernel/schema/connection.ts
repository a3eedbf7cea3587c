import { type Type } from '@nestjs/common';
import { type ComplexityEstimator, Field, Int, ObjectType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { InvalidInput } from '../errors/issue';
import { free, included } from '../graphql/prices';
import { checkField } from './field-spec';

/** Paging information of a connection (Relay cursor connections specification). */
@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

export type Edge<Node> = { readonly cursor: string; readonly node: Node };

export type Connection<Node> = {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
};

/** A page of a list: at most `limit` entries, skipping the first `offset`. */
export type Window = { readonly limit: number; readonly offset: number };

const CURSOR_PREFIX = 'offset:';
const CURSOR = new RegExp(`^${CURSOR_PREFIX}(\\d+)$`);

/** Cursors are opaque to clients; they encode a position in a list with a stable order. */
function cursorAt(offset: number): string {
  return Buffer.from(`${CURSOR_PREFIX}${offset}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const offset = Number(CURSOR.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);
  if (offset < LIMITS.page.max) return offset;
  throw new InvalidInput([
    { path: ['after'], code: 'invalid_format', form: 'pattern', format: 'regex', pattern: 'cursor' },
  ]);
}

/** Reads `first`, `after` and `offset`; `after` takes precedence. Throws InvalidInput for numbers out of range. */
export function readWindow(args: {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly offset?: number | null | undefined;
}): Window {
  const issues = [
    ...checkField({ kind: 'int', min: 1, max: LIMITS.list.max }, args.first, ['first']),
    ...checkField(
      { kind: 'int', min: 0, max: LIMITS.page.max, optional: true, nullable: true },
      args.offset,
      ['offset'],
    ),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  const offset = args.after ? readCursor(args.after) + 1 : (args.offset ?? 0);
  return { limit: args.first, offset };
}

/** Wraps a page of a list in a connection. */
export function toConnection<Node>(
  nodes: readonly Node[],
  totalCount: number,
  { offset }: Window,
): Connection<Node> {
  const edges = nodes.map((node, index) => ({ cursor: cursorAt(offset + index), node }));
  const pageInfo: PageInfo = {
    hasNextPage: offset + nodes.length < totalCount,
    hasPreviousPage: offset > 0,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, nodes, pageInfo, totalCount };
}

/** The connection multiplies by its size, so its lists count the selection of one entry only. */
const entries: ComplexityEstimator = ({ childComplexity }) => 1 + childComplexity;

/** Creates the connection and edge types of a node type: `RuleConnection` and `RuleEdge` for `Rule`. */
export function connectionOf<Node extends object>(node: Type<Node>, name: string) {
  @ObjectType(`${name}Edge`)
  class NodeEdge {
    @Field(() => String)
    cursor!: string;

    @Field(() => node, { complexity: included })
    node!: Node;
  }

  @ObjectType({ isAbstract: true })
  abstract class NodeConnection {
    /** The type of the edges, for fields that belong to neither the node nor the list. */
    static readonly Edge = NodeEdge;

    @Field(() => [NodeEdge], { complexity: entries })
    edges!: readonly NodeEdge[];

    @Field(() => [node], { complexity: entries })
    nodes!: readonly Node[];

    @Field(() => PageInfo, { complexity: free })
    pageInfo!: PageInfo;

    @Field(() => Int)
    totalCount!: number;
  }
  return NodeConnection;
}
