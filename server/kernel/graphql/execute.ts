import type { ApolloServer } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { GraphqlAnswer, GraphqlOperation } from '@kimari/common/host-context';
import { DEADLINES, withDeadline } from '../deadline';
import { buildContext, type GraphqlContext, type OperationCaller } from './context';
import { LoaderRegistry } from './loaders';

/** Runs operations in process, with the same guards, pipes, limits and error formatter as over HTTP. */
@Injectable()
export class GraphqlExecutor {
  constructor(
    private readonly modules: ModuleRef,
    private readonly loaders: LoaderRegistry,
  ) {}

  /** Executes an operation of a page. */
  async execute(operation: GraphqlOperation, caller: OperationCaller): Promise<GraphqlAnswer> {
    const context = buildContext(caller, 'pages', this.loaders);
    const { body } = await withDeadline(DEADLINES.operation, () =>
      this.apollo.executeOperation(operation, { contextValue: context }),
    );
    if (body.kind !== 'single') throw new Error('Incremental delivery is not used');
    return body.singleResult as GraphqlAnswer;
  }

  /** Looked up on each use, because it exists only after the application is initialised. */
  private get apollo(): ApolloServer<GraphqlContext> {
    const module = this.modules.get(GraphQLModule, { strict: false });
    return (module.graphQlAdapter as unknown as { instance: ApolloServer<GraphqlContext> }).instance;
  }
}
