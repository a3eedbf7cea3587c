import type { Request } from 'express';
import type { Actor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import type { Surface } from './surfaces/surface';

/** What is added to each request, once, before anything else looks at it. */
export type RequestContext = {
  readonly requestId: string;
  readonly locale: Locale;
  /** Who asks, once that is known. */
  actor?: Actor;
};

export type ClientRequest = Request & { kimari: RequestContext };

/** A request that came in by one of the surfaces. */
export type SurfaceRequest = Request & { kimari: RequestContext & { readonly surface: Surface } };
