import DataLoader from 'dataloader';
import type { Actor } from '../../access/actor';

/** Reads many values at once, in the order of the keys; a missing one is null. */
export type BatchFunction<Key, Value> = (
  keys: readonly Key[],
  actor: Actor,
) => Promise<readonly (Value | null)[]>;

/** A typed name for a loader; the module that knows the values registers the batch function. */
export class LoaderKey<Key, Value> {
  declare private readonly types: [Key, Value];

  constructor(readonly name: string) {}
}

const batches = new Map<string, BatchFunction<unknown, unknown>>();

/** Tells how to load for a key; called once by each module at start. */
export function registerLoader<Key, Value>(
  key: LoaderKey<Key, Value>,
  batch: BatchFunction<Key, Value>,
): void {
  batches.set(key.name, batch as BatchFunction<unknown, unknown>);
}

/** The loaders of one operation: each is built when it is first asked for, and forgotten with the operation. */
export class Loaders {
  private readonly built = new Map<string, DataLoader<unknown, unknown>>();

  constructor(private readonly actor: Actor) {}

  load<Key, Value>(key: LoaderKey<Key, Value>, id: Key): Promise<Value | null> {
    return this.of(key).load(id);
  }

  private of<Key, Value>({ name }: LoaderKey<Key, Value>): DataLoader<Key, Value | null> {
    let loader = this.built.get(name);
    if (!loader) {
      const batch = batches.get(name);
      if (!batch) throw new Error(`No loader is registered for ${name}`);
      loader = new DataLoader((keys) => batch(keys, this.actor) as Promise<unknown[]>, { maxBatchSize: 200 });
      this.built.set(name, loader);
    }
    return loader as DataLoader<Key, Value | null>;
  }
}
