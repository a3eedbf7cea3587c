import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule as NestGraphqlModule } from '@nestjs/graphql';
import type { Logger } from 'pino';
import { ACTOR_SOURCE, type ActorSource } from '../http/actor-source';
import { authenticate } from '../http/authenticate';
import type { SurfaceRequest } from '../http/client-request';
import { RequestLimits } from '../http/request-limits';
import { LOGGER } from '../logging/logging.module';
import { answerInTurns } from './answer-in-turns';
import type { ApolloPlugin } from './apollo-plugin';
import { chargeReads } from './charge-reads';
import { buildContext, type GraphqlContext } from './context';
import { GraphqlExecutor } from './execute';
import { GraphqlErrors } from './graphql-errors';
import { cacheOperations } from './cache-operations';
import { legacyStatus } from './legacy-status';
import { GRAPHQL_LIMITS, limitRules } from './limits';
import { LoaderRegistry } from './loaders';
import { operationCost } from './operation-cost';

function apolloOptions(
  actors: ActorSource,
  loaders: LoaderRegistry,
  limits: RequestLimits,
  logger: Logger,
): ApolloDriverConfig {
  const errors = new GraphqlErrors(logger);
  return {
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    // It would run the introspection of the whole schema, which Apollo validates too when it starts.
    buildSchemaOptions: { skipCheck: true },
    introspection: true,
    graphiql: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // The cache would let any client fill unbounded memory with documents.
    persistedQueries: false,
    autoTransformHttpErrors: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
    validationRules: limitRules,
    validationOptions: { maxErrors: GRAPHQL_LIMITS.errors },
    formatError: errors.format,
    plugins: [
      errors.plugin,
      operationCost({ charge: chargeReads(limits) }),
      cacheOperations,
      legacyStatus,
      answerInTurns,
      // Surfaces set Cache-Control; the plugin would look at every value of a result in order to set the same.
      ApolloServerPluginCacheControlDisabled() as ApolloPlugin,
    ],
    context: async ({ req }: { req: SurfaceRequest }): Promise<GraphqlContext> => {
      const { locale, requestId } = req.kimari;
      const actor = await authenticate(actors, req);
      return buildContext({ actor, locale, requestId }, 'graphql', loaders);
    },
  };
}

/** Serves Apollo at /graphql, and runs operations of pages without a network hop. */
@Module({})
export class GraphqlModule {
  /** @param actors the module that provides {@link ACTOR_SOURCE} */
  static with(actors: DynamicModule['imports']): DynamicModule {
    return {
      module: GraphqlModule,
      imports: [
        NestGraphqlModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          ...(actors && { imports: actors }),
          inject: [ACTOR_SOURCE, LoaderRegistry, RequestLimits, LOGGER],
          useFactory: apolloOptions,
        }),
      ],
      providers: [GraphqlExecutor],
      exports: [GraphqlExecutor],
    };
  }
}
