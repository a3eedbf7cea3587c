import type { Actor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { type LoaderRegistry, Loaders } from './loaders';

/** Who runs an operation, and on behalf of which request. */
export type OperationCaller = {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly requestId: string;
};

/** Where an operation comes from: HTTP, or a page in the same process. */
export type Surface = 'graphql' | 'pages';

/** What is found out about an operation while it runs. An object of its own, because Apollo copies the context. */
export type OperationOutcome = {
  /** The cost that counts towards the caller's limits; 0 when none does. */
  charged: number;
  /** Whether the answer depends on nothing but the operation, for callers who are not signed in. */
  mayBeKept: boolean;
};

/** The context that all resolvers of an operation share. */
export type GraphqlContext = OperationCaller & {
  readonly surface: Surface;
  readonly loaders: Loaders;
  /** The cost of the operation; 0 until it is computed, before the first resolver runs. */
  cost: number;
  readonly outcome: OperationOutcome;
};

/** Builds the context, both for HTTP requests and for page operations. */
export function buildContext(
  caller: OperationCaller,
  surface: Surface,
  registry: LoaderRegistry,
): GraphqlContext {
  const outcome = { charged: 0, mayBeKept: false };
  return { ...caller, surface, loaders: new Loaders(registry, caller.actor), cost: 0, outcome };
}
