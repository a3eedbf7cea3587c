import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../kernel/config/env';
import { constantHeaders } from '../kernel/http/constant-headers';
import { transportSecurity } from '../kernel/http/transport-security';

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/**
 * The Content-Security-Policy of pages: the site's own files. A page adds the hashes of its own inline scripts
 * (`send-response.ts`). Development is less strict, because Vite injects scripts and opens a WebSocket.
 */
export function securityHeaders(
  env: Pick<Env, 'APP_URL' | 'NODE_ENV'> & Partial<Pick<Env, 'HSTS'>>,
): RequestHandler {
  const isSecure = env.APP_URL.startsWith('https:');
  const isDevelopment = env.NODE_ENV === 'development';
  const helmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isDevelopment ? ['ws:'] : [])],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Depends on the request.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  const headers = constantHeaders(helmetHeaders);
  const secure = transportSecurity(env);
  return (request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    secure(request, response, () => headers(request, response, next));
  };
}
