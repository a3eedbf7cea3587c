import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Logger } from 'pino';
import type { Env } from '../../config/env';
import { requestLog } from '../../logging/request-log';
import { ACTOR_SOURCE, type ActorSource } from '../actor-source';
import { apiHeaders } from '../api-headers';
import { bodyReader } from '../body/body-reader';
import { LongBodySlots } from '../body/long-body-slots';
import { cacheResponses } from '../response-cache/cache-responses';
import { CurrentNotice } from '../../notice/current-notice';
import { nameNotice } from '../name-notice';
import { ResponseCache } from '../response-cache/response-cache';
import { routesOf } from '../nest-metadata';
import { RequestLimits } from '../request-limits';
import { errorHandler } from './error.filter';
import { requestContext } from './request-context';
import { requestDeadline } from './request-deadline';
import type { Surface } from './surface';

/**
 * Mounts the middleware of each surface. Throws Error when a controller belongs to no surface, because it would have neither
 * authentication nor limits.
 */
export function mountSurfaces(
  app: NestExpressApplication,
  surfaces: readonly Surface[],
  env: Pick<Env, 'APP_URL' | 'LOG_REQUESTS' | 'READ_ACCESS'>,
  logger: Logger,
): void {
  const routes = routesOf(app.get(ModulesContainer));
  const unmounted = routes.find(({ path }) => !isOnSurface(surfaces, path));
  if (unmounted) throw new Error(`The controller at ${unmounted.path} belongs to no surface`);
  const actors = app.get<ActorSource>(ACTOR_SOURCE, { strict: false });
  const { admit } = app.get(RequestLimits);
  const cache = app.get(ResponseCache);
  const notice = nameNotice(app.get(CurrentNotice));
  const headers = apiHeaders(env);
  const slots = new LongBodySlots();
  for (const surface of surfaces) {
    const { prefix, beforeBody, body, cacheable, deadline } = surface;
    const own = routes.filter(({ path }) => isBelow(prefix, path));
    // One router for each surface, because every request passes all middleware of the application.
    const router = express.Router({ caseSensitive: true });
    router.use(
      requestLog(logger, { surface: prefix, share: env.LOG_REQUESTS }),
      requestContext(surface),
      headers,
      admit,
    );
    router.use(beforeBody(own, prefix), bodyReader(body, actors, slots), requestDeadline(deadline));
    if (surface.namesNotice) router.use(notice);
    // A cached response would be sent before access is checked.
    if (cacheable && env.READ_ACCESS === 'public') router.use(cacheResponses(cache, cacheable(own, prefix)));
    router.use(errorHandler(logger));
    app.use(prefix, router);
  }
}

/** Whether a path belongs to one of the surfaces. */
export function isOnSurface(surfaces: readonly Surface[], path: string): boolean {
  return surfaces.some(({ prefix }) => isBelow(prefix, path));
}

function isBelow(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
