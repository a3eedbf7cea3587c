import type { Actor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { type LoaderRegistry, Loaders } from './loaders';

/** Who runs an operation, and on behalf of which request. */
export type OperationCaller = {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly requestId: string;
};

/** Where an operation comes in: over HTTP, or from a page in process. */
export type Surface = 'graphql' | 'pages';

/** What every resolver of one operation shares. */
export type GraphqlContext = OperationCaller & {
  readonly surface: Surface;
  readonly loaders: Loaders;
  /** What the operation costs; 0 until it is counted, before anything runs. */
  cost: number;
};

/** The same object for requests over HTTP and for operations of pages. */
export function buildContext(
  caller: OperationCaller,
  surface: Surface,
  registry: LoaderRegistry,
): GraphqlContext {
  return { ...caller, surface, loaders: new Loaders(registry, caller.actor), cost: 0 };
}
