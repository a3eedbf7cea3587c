import type { NameRequestState } from '@kimari/common/enums';
import type { PageKeys } from '../../../kernel/schema/connection';
import type { Person } from '../case.result';

/** Somebody's request to take a name that looks like somebody else's. */
export type NameRequest = {
  readonly id: string;
  readonly user: Person;
  readonly name: string;
  /** The name that it looked like when it was asked for. */
  readonly imitated: string;
  readonly reason: string;
  readonly state: NameRequestState;
  readonly requestedAt: Date;
  readonly decidedBy: Person | null;
  readonly decidedAt: Date | null;
  /** The words to whoever asked. */
  readonly answer: string | null;
};

/** A page of the requests in one state, and how many wait. */
export type NameQueue = PageKeys & {
  readonly requests: readonly NameRequest[];
  readonly total: number;
  readonly open: number;
};
