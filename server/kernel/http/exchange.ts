/** Express types for the few handlers that send more than a JSON body. */
export type { Response as HttpResponse } from 'express';
