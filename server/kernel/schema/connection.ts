import { type Type } from '@nestjs/common';
import { type ComplexityEstimator, Field, Int, ObjectType } from '@nestjs/graphql';
import { free, included } from '../graphql/prices';
import type { Position } from './keyset';

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

/** A page of a list: at most `limit` entries, after a position, or else skipping the first `offset`. */
export type Window = { readonly limit: number; readonly offset: number; readonly after?: Position | null };

/** The keys of a page's rows in order, and whether more rows follow. */
export type PageKeys = { readonly keys: readonly string[]; readonly hasMore: boolean };

/** The first `limit` rows without their keys; one more was read to see whether more follow. */
export function pageOf<Row extends { readonly key: string }>(
  rows: readonly Row[],
  limit: number,
): PageKeys & { readonly rows: Omit<Row, 'key'>[] } {
  const page = rows.slice(0, limit);
  return {
    rows: page.map(({ key: _, ...row }) => row),
    keys: page.map(({ key }) => key),
    hasMore: rows.length > limit,
  };
}

/** A window as part of a loader's key, without spaces. */
export function windowKey({ limit, offset, after = null }: Window): string {
  return encodeURIComponent(JSON.stringify({ limit, offset, after }));
}

/** The window of a {@link windowKey}. */
export function windowOf(key: string): Window {
  return JSON.parse(decodeURIComponent(key)) as Window;
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
