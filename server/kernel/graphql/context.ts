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

/** The context that all resolvers of an operation share. */
export type GraphqlContext = OperationCaller & {
  readonly surface: Surface;
  readonly loaders: Loaders;
  /** The cost of the operation; 0 until it is computed, before the first resolver runs. */
  cost: number;
};

/** Builds the context, both for HTTP requests and for page operations. */
export function buildContext(
  caller: OperationCaller,
  surface: Surface,
  registry: LoaderRegistry,
): GraphqlContext {
  return { ...caller, surface, loaders: new Loaders(registry, caller.actor), cost: 0 };
}
