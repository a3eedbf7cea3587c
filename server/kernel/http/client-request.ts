import type { Request } from 'express';
import type { Actor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import type { Surface } from './surfaces/surface';

/** Data that the first middleware attaches to each request. */
export type RequestContext = {
  readonly requestId: string;
  readonly locale: Locale;
  /** The caller, once authenticated. */
  actor?: Actor;
};

export type ClientRequest = Request & { kimari: RequestContext };

/** A request to one of the surfaces. */
export type SurfaceRequest = Request & { kimari: RequestContext & { readonly surface: Surface } };
