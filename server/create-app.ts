import { type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Env } from './kernel/config/env';
import { HealthRepository } from './kernel/health/health.repository';
import { Probes } from './kernel/health/probes';
import { isOnSurface, mountSurfaces } from './kernel/http/surfaces/mount-surfaces';
import type { Surface } from './kernel/http/surfaces/surface';
import { TimedAdapter } from './kernel/http/timed-adapter';
import { NestLogger } from './kernel/logging/nest-logger';
import { SURFACES } from './surfaces';

/** The whole server without its port and its pages; also what every API test runs. */
export type Server = { readonly app: NestExpressApplication; readonly probes: Probes };

/** What is mounted behind the surfaces, before the application is initialised: pages, at the addresses left over. */
export type MountPages = (app: NestExpressApplication, isPage: (path: string) => boolean) => Promise<void>;

/** What a server is made of beside its modules. */
export type ServerParts = {
  readonly mountPages?: MountPages;
  /** {@link SURFACES} unless told. */
  readonly surfaces?: readonly Surface[];
  /** Modules beside the application's own: controllers of further surfaces. */
  readonly modules?: ModuleMetadata['imports'];
};

/** Builds the server and makes it ready to listen. */
export async function createApp(
  env: Env,
  databaseUrl: string,
  logger: Logger,
  { mountPages, surfaces = SURFACES, modules = [] }: ServerParts = {},
): Promise<Server> {
  const { imports = [], ...module }: DynamicModule = AppModule.with(env, databaseUrl, logger);
  const root = { ...module, imports: [...imports, ...modules] };
  const app = await NestFactory.create<NestExpressApplication>(root, new TimedAdapter(), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('case sensitive routing', true);
  app.set('trust proxy', env.TRUST_PROXY);
  const probes = new Probes(app.get(HealthRepository, { strict: false }));
  app.use('/livez', probes.live);
  app.use('/readyz', probes.ready);
  mountSurfaces(app, surfaces, env, logger);
  await mountPages?.(app, (path) => !isOnSurface(surfaces, path));
  await app.init();
  return { app, probes };
}
