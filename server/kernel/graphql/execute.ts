import type { ApolloServer } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { buildContext, type GraphqlContext } from './context';

/** An operation as a page sends it. */
export type Operation = {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
};

/** What an operation answers, the same as over HTTP. */
export type OperationResult = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
};

/** Runs operations in process: guards, pipes, limits and the error formatter work as they do over HTTP. */
@Injectable()
export class GraphqlExecutor {
  constructor(private readonly modules: ModuleRef) {}

  async execute(operation: Operation, caller: Omit<GraphqlContext, 'loaders'>): Promise<OperationResult> {
    const { body } = await this.apollo.executeOperation(operation, { contextValue: buildContext(caller) });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not used');
    return body.singleResult as OperationResult;
  }

  /** Exists only after the application has been initialised, hence asked for each time. */
  private get apollo(): ApolloServer<GraphqlContext> {
    const module = this.modules.get(GraphQLModule, { strict: false });
    return (module.graphQlAdapter as unknown as { instance: ApolloServer<GraphqlContext> }).instance;
  }
}
