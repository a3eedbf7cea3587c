import type { ApolloServer } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { GraphqlAnswer, GraphqlOperation } from '@kimari/common/host-context';
import { DEADLINES, withDeadline } from '../deadline';
import { buildContext, type GraphqlContext, type OperationCaller } from './context';
import { LoaderRegistry } from './loaders';

/** Runs operations in process: guards, pipes, limits and the error formatter work as they do over HTTP. */
@Injectable()
export class GraphqlExecutor {
  constructor(
    private readonly modules: ModuleRef,
    private readonly loaders: LoaderRegistry,
  ) {}

  async execute(operation: GraphqlOperation, caller: OperationCaller): Promise<GraphqlAnswer> {
    const contextValue = buildContext(caller, 'pages', this.loaders);
    const { body } = await withDeadline(DEADLINES.operation, () =>
      this.apollo.executeOperation(operation, { contextValue }),
    );
    if (body.kind !== 'single') throw new Error('Incremental delivery is not used');
    return body.singleResult as GraphqlAnswer;
  }

  /** Exists only after the application has been initialised, hence asked for each time. */
  private get apollo(): ApolloServer<GraphqlContext> {
    const module = this.modules.get(GraphQLModule, { strict: false });
    return (module.graphQlAdapter as unknown as { instance: ApolloServer<GraphqlContext> }).instance;
  }
}
