import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import type { Env } from './kernel/config/env';
import { restErrorHandler } from './kernel/errors/rest-error.filter';
import { GRAPHQL_LIMITS } from './kernel/graphql/limits';
import { graphiqlPage } from './kernel/http/graphiql-page';
import { Probes } from './kernel/health/probes';
import { ACTOR_SOURCE, type ActorSource } from './kernel/http/actor-source';
import { API_PREFIX, ApiAddresses } from './kernel/http/api-addresses';
import { apiHeaders } from './kernel/http/api-headers';
import { jsonBody } from './kernel/http/json-body';
import { routesOf } from './kernel/http/nest-metadata';
import { requestDeadline } from './kernel/http/request-deadline';
import { graphqlPlaces, restPlaces } from './kernel/http/publishing-places';
import { TimedAdapter } from './kernel/http/timed-adapter';
import { requestContext } from './kernel/http/request-context';
import { RequestLimits } from './kernel/http/request-limits';
import { NestLogger } from './kernel/logging/nest-logger';
import { requestLog } from './kernel/logging/request-log';

/** The whole server without its port and its pages; also what every API test runs. */
export type Server = { readonly app: NestExpressApplication; readonly probes: Probes };

/** What is mounted behind the APIs, before the application is initialised: the pages. */
export type MountPages = (app: NestExpressApplication) => Promise<void>;

/** Builds the server and makes it ready to listen. */
export async function createApp(
  env: Env,
  databaseUrl: string,
  logger: Logger,
  mountPages?: MountPages,
): Promise<Server> {
  const module = AppModule.with(env, databaseUrl, logger);
  const app = await NestFactory.create<NestExpressApplication>(module, new TimedAdapter(), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('case sensitive routing', true);
  app.set('trust proxy', env.TRUST_PROXY);
  const probes = new Probes(app.get(DataSource));
  app.use('/livez', probes.live);
  app.use('/readyz', probes.ready);
  const { admit } = app.get(RequestLimits);
  app.use([API_PREFIX, '/graphql'], requestLog(logger), requestContext, apiHeaders(env), admit);
  const actors = app.get<ActorSource>(ACTOR_SOURCE, { strict: false });
  const { middleware: apiAddresses } = new ApiAddresses(routesOf(app.get(ModulesContainer)));
  app.use(
    '/graphql',
    graphiqlPage(),
    jsonBody(actors, graphqlPlaces),
    requestDeadline(() => GRAPHQL_LIMITS.milliseconds),
  );
  app.use(API_PREFIX, apiAddresses, jsonBody(actors, restPlaces));
  app.use([API_PREFIX, '/graphql'], restErrorHandler(logger));
  await mountPages?.(app);
  await app.init();
  return { app, probes };
}
