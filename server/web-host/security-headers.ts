import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../kernel/config/env';
import type { PageRequest } from './page-request';

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
/** Seconds; two years, as the browsers' preload lists ask. */
const HSTS_MAX_AGE = 63_072_000;

const nonceOf = (request: unknown): string => `'nonce-${(request as PageRequest).page.nonce}'`;

/**
 * What a page may load and do: its own files, and inline scripts with this answer's nonce. Scripts that Vite adds
 * while developing carry no nonce and talk to a socket, so development is looser.
 */
export function securityHeaders(env: Pick<Env, 'APP_URL' | 'NODE_ENV'>): RequestHandler {
  const isSecure = env.APP_URL.startsWith('https:');
  const isDevelopment = env.NODE_ENV === 'development';
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", isDevelopment ? "'unsafe-inline'" : nonceOf],
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isDevelopment ? ['ws:'] : [])],
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
    strictTransportSecurity: isSecure && { maxAge: HSTS_MAX_AGE, includeSubDomains: true, preload: true },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    response.set('Permissions-Policy', PERMISSIONS);
    headers(request, response, next);
  };
}
