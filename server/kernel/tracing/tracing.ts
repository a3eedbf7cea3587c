import type { HttpRequest, HttpResponse } from '../http/exchange';

/** What a span tells of its work. Never a value of a statement, a path or a person. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Work that a trace shows. */
export type Work = {
  readonly name: string;
  readonly kind: 'client' | 'internal';
  readonly attributes: Attributes;
  /** Whether it is shown without a request that it belongs to. */
  readonly isRoot?: boolean;
};

/** Port: where traces go. */
export type Tracer = {
  run<Result>(work: Work, task: () => Promise<Result>): Promise<Result>;
  /** Runs the rest of a request within its span. */
  request(request: HttpRequest, response: HttpResponse, surface: string, next: () => void): void;
};

let tracer: Tracer | undefined;

/** Sends traces there from now on; undefined ends it. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Shows work in the trace of the request that it belongs to. Costs a comparison when nobody asked for traces. */
export function traced<Result>(work: () => Work, task: () => Promise<Result>): Promise<Result> {
  return tracer ? tracer.run(work(), task) : task();
}

/** Begins the trace of a request, or goes on with the one of the proxy before. */
export function traceRequest(
  request: HttpRequest,
  response: HttpResponse,
  surface: string,
  next: () => void,
): void {
  if (tracer) tracer.request(request, response, surface, next);
  else next();
}
