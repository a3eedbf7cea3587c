import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../config/env';
import { constantHeaders } from './constant-headers';
import { transportSecurity } from './transport-security';

/** Security headers for API responses, which are pure data: no scripts, no framing, no MIME sniffing. */
export function apiHeaders(env: Pick<Env, 'APP_URL'> & Partial<Pick<Env, 'HSTS'>>): RequestHandler {
  const constant = constantHeaders(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
      },
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // Depends on the request.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      xPoweredBy: false,
    }),
  );
  const secure = transportSecurity(env);
  return (request, response, next) => {
    secure(request, response, () => constant(request, response, next));
  };
}
