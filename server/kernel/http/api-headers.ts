import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../config/env';
import { transportSecurity } from './transport-security';

/** Answers of the APIs are data: nothing in them may run, be framed or be sniffed into something else. */
export function apiHeaders(env: Pick<Env, 'APP_URL'>): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: transportSecurity(env),
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
}
