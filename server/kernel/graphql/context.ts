import type { Actor } from '../../access/actor';
import type { Locale } from '../../../common/locale';
import { Loaders } from './loaders';

/** What every resolver of one operation shares. */
export type GraphqlContext = {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly requestId: string;
  readonly loaders: Loaders;
};

/** The same object for requests over HTTP and for operations of pages. */
export function buildContext(caller: Omit<GraphqlContext, 'loaders'>): GraphqlContext {
  return { ...caller, loaders: new Loaders(caller.actor) };
}
