/** Express types for the few handlers that send more than a JSON body. */
export type { Request as HttpRequest, Response as HttpResponse } from 'express';
