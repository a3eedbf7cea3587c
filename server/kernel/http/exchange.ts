/** The HTTP exchange, for the few handlers whose answer is more than a JSON body. */
export type { Request as HttpRequest, Response as HttpResponse } from 'express';
