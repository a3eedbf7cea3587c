import type { Actor } from '../../access/actor';
import type { Locale } from '../../../common/locale';
import { type LoaderRegistry, Loaders } from './loaders';

/** Who runs an operation, and on behalf of which request. */
export type OperationCaller = {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly requestId: string;
};

/** What every resolver of one operation shares. */
export type GraphqlContext = OperationCaller & { readonly loaders: Loaders };

/** The same object for requests over HTTP and for operations of pages. */
export function buildContext(caller: OperationCaller, registry: LoaderRegistry): GraphqlContext {
  return { ...caller, loaders: new Loaders(registry, caller.actor) };
}
