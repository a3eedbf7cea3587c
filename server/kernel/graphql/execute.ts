import type { ApolloServer } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { GraphqlAnswer, GraphqlOperation } from '@kimari/common/host-context';
import { DEADLINES, withDeadline } from '../deadline';
import { containsOlder } from '../http/kept/causes';
import { RequestLimits } from '../http/request-limits';
import { buildContext, type GraphqlContext, type OperationCaller, type OperationOutcome } from './context';
import { KeptReads, toRead } from './kept-reads';
import { LoaderRegistry } from './loaders';

/** Runs operations in process, with the same guards, pipes, limits and error formatter as over HTTP. */
@Injectable()
export class GraphqlExecutor {
  constructor(
    private readonly modules: ModuleRef,
    private readonly loaders: LoaderRegistry,
    private readonly reads: KeptReads,
    private readonly limits: RequestLimits,
  ) {}

  /** Answers from memory what somebody who is not signed in has read a moment ago. */
  async execute(operation: GraphqlOperation, caller: OperationCaller): Promise<GraphqlAnswer> {
    const key = this.reads.keyOf(operation, caller);
    if (key === null) return (await this.run(operation, caller)).answer;
    const asked = await this.reads.ask(key);
    if (asked.kind === 'kept') {
      const { answer, charged, startedAt } = asked.answer;
      // The operation refuses in its own format.
      if (!(await this.charge(caller, charged))) return (await this.run(operation, caller)).answer;
      containsOlder(caller.actor.origin, startedAt);
      return answer;
    }
    try {
      const { answer, outcome } = await this.run(operation, caller);
      const read = outcome.mayBeKept ? toRead(answer, outcome.charged) : null;
      asked.settle(read);
      return read?.answer ?? answer;
    } catch (error) {
      asked.settle(null);
      throw error;
    }
  }

  private async run(
    operation: GraphqlOperation,
    caller: OperationCaller,
  ): Promise<{ readonly answer: GraphqlAnswer; readonly outcome: OperationOutcome }> {
    const context = buildContext(caller, 'pages', this.loaders);
    const { body } = await withDeadline(DEADLINES.operation, () =>
      this.apollo.executeOperation(operation, { contextValue: context }),
    );
    if (body.kind !== 'single') throw new Error('Incremental delivery is not used');
    return { answer: body.singleResult as GraphqlAnswer, outcome: context.outcome };
  }

  /** False when a limit refuses the caller. */
  private async charge({ actor }: OperationCaller, cost: number): Promise<boolean> {
    if (cost === 0) return true;
    return this.limits.charge({ actor }, cost).then(
      () => true,
      () => false,
    );
  }

  /** Looked up on each use, because it exists only after the application is initialised. */
  private get apollo(): ApolloServer<GraphqlContext> {
    const module = this.modules.get(GraphQLModule, { strict: false });
    return (module.graphQlAdapter as unknown as { instance: ApolloServer<GraphqlContext> }).instance;
  }
}
