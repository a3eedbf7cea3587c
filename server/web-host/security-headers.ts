import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../kernel/config/env';
import { transportSecurity } from '../kernel/http/transport-security';
import type { PageRequest } from './page-request';

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

const nonceOf = (request: unknown): string => `'nonce-${(request as PageRequest).page.nonce}'`;

/**
 * The Content-Security-Policy of pages: the site's own files, and inline scripts with the response's nonce. Development is
 * less strict, because Vite injects scripts without a nonce and opens a WebSocket.
 */
export function securityHeaders(env: Pick<Env, 'APP_URL' | 'NODE_ENV'>): RequestHandler {
  const isSecure = env.APP_URL.startsWith('https:');
  const isDevelopment = env.NODE_ENV === 'development';
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", isDevelopment ? "'unsafe-inline'" : nonceOf],
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
    strictTransportSecurity: transportSecurity(env),
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    response.set('Permissions-Policy', PERMISSIONS);
    headers(request, response, next);
  };
}
