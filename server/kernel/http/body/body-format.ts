import type { Request } from 'express';
import type { BodyLabel } from '../../errors/body-label';

/** Inspects a body as it arrives, before it is parsed. */
export type BodyScanner = {
  /** Whether everything received so far is within the limits of the format. */
  accepts(bytes: Uint8Array): boolean;
};

/** How bytes are turned into `request.body`. */
export type BodyFormat = {
  readonly label: BodyLabel;
  readonly scanner: () => BodyScanner;
  /** Parses non-empty text. Any error that it throws means a malformed body. */
  readonly parse: (text: string) => unknown;
};

/** An exception for requests of signed-in callers that may send longer bodies. */
export type LongBodies = {
  /** The most bytes that the request, judged by method and path, may have. */
  readonly maxBytesFor: (request: Request) => number;
  /** The most bytes that a parsed body may have, where the path alone does not decide. */
  readonly maxBytesOf?: (body: unknown) => number;
};

/** How a surface reads bodies. */
export type BodyRules = {
  readonly format: BodyFormat;
  /** Bytes of a decompressed body. */
  readonly maxBytes: number;
  readonly long?: LongBodies;
};
