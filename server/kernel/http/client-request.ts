import type { Request } from 'express';
import type { Actor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';

/** What the kernel adds to each request of an API, once, before anything else looks at it. */
export type RequestContext = {
  readonly requestId: string;
  readonly locale: Locale;
  /** Who asks; set by the authentication guard. */
  actor?: Actor;
};

export type ClientRequest = Request & { kimari: RequestContext };
