import { type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Env } from './kernel/config/env';
import { HealthRepository } from './kernel/health/health.repository';
import { Probes } from './kernel/health/probes';
import { addressCheck } from './kernel/http/address-check';
import { forwardedCheck } from './kernel/http/forwarded-check';
import { inTurns } from './kernel/http/in-turns';
import { isOnSurface, mountSurfaces } from './kernel/http/surfaces/mount-surfaces';
import type { Surface } from './kernel/http/surfaces/surface';
import { TimedAdapter } from './kernel/http/timed-adapter';
import { NestLogger } from './kernel/logging/nest-logger';
import { SURFACES } from './surfaces';

/** The server before it listens; API tests use it without pages. */
export type Server = { readonly app: NestExpressApplication; readonly probes: Probes };

/** Mounts the pages on all paths outside the surfaces; called before the application is initialised. */
export type MountPages = (app: NestExpressApplication, isPage: (path: string) => boolean) => Promise<void>;

/** Optional parts of a server. */
export type ServerParts = {
  readonly mountPages?: MountPages;
  /** Defaults to {@link SURFACES}. */
  readonly surfaces?: readonly Surface[];
  /** Additional modules: controllers of additional surfaces, or the background work of a running server. */
  readonly modules?: ModuleMetadata['imports'];
};

/** Creates and initialises the server without listening. */
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
  app.use(forwardedCheck(logger), addressCheck(env.APP_URL, logger));
  app.use(inTurns());
  mountSurfaces(app, surfaces, env, logger);
  await mountPages?.(app, (path) => !isOnSurface(surfaces, path));
  await app.init();
  return { app, probes };
}
