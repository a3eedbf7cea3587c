import type { Request } from 'express';
import type { Actor } from '../../../access/actor';
import type { BodyLabel } from '../../errors/body-label';

/** Looks at a body as it arrives, before it is parsed. */
export type BodyScanner = {
  /** Whether all that has come so far is within the bounds of the format. */
  accepts(bytes: Uint8Array): boolean;
};

/** How bytes become `request.body`. */
export type BodyFormat = {
  readonly label: BodyLabel;
  readonly scanner: () => BodyScanner;
  /** Of a text in UTF-8 that is not empty. Whatever it throws is a malformed body. */
  readonly parse: (text: string) => unknown;
};

/** Bodies that may be longer than others. */
export type LongBodies = {
  readonly maxBytes: number;
  /** Whether a request may bring one, as far as its address tells. */
  readonly mayBring: (request: Request) => boolean;
  /** Whose request may. */
  readonly isFor: (actor: Actor) => boolean;
  /** Whether a body that has been read is one, where the address alone does not tell. */
  readonly areLike?: (body: unknown) => boolean;
};

/** Which bodies a surface reads. */
export type BodyRules = {
  readonly format: BodyFormat;
  /** Bytes of a body, unpacked. */
  readonly maxBytes: number;
  readonly long?: LongBodies;
};
