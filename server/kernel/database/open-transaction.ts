import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Work that waits for the commit. */
export type Job = () => Promise<void> | void;

type Open = {
  readonly manager: EntityManager;
  readonly afterCommit: Job[];
  /** Whether the changes of the transaction are visible to readers. */
  isNoticed: boolean;
};

/** The transaction that the caller is in, if any: `Transactions` opens it, `Database` sends its statements into it. */
@Injectable()
export class OpenTransaction extends AsyncLocalStorage<Open> {}
