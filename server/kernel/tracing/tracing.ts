import type { HttpRequest, HttpResponse } from '../http/exchange';

/** The attributes of a span. Never a value of a statement, a path or a person. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Work that appears in a trace. */
export type Work = {
  readonly name: string;
  readonly kind: 'client' | 'internal';
  readonly attributes: Attributes;
  /** Whether it appears even outside of a request. */
  readonly isRoot?: boolean;
};

/** Port: the destination of traces. */
export type Tracer = {
  run<Result>(work: Work, task: () => Promise<Result>): Promise<Result>;
  /** Runs the rest of a request within its span. */
  request(request: HttpRequest, response: HttpResponse, surface: string, next: () => void): void;
};

let tracer: Tracer | undefined;

/** Sets the destination of traces from now on; undefined turns tracing off. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Adds work to the trace of its request. Without tracing, it costs a comparison. */
export function traced<Result>(work: () => Work, task: () => Promise<Result>): Promise<Result> {
  return tracer ? tracer.run(work(), task) : task();
}

/** Starts the trace of a request, or continues the proxy's. */
export function traceRequest(
  request: HttpRequest,
  response: HttpResponse,
  surface: string,
  next: () => void,
): void {
  if (tracer) tracer.request(request, response, surface, next);
  else next();
}
