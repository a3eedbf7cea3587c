import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { Actor } from '../../access/actor';

/** Loads the values of many keys at once, in the order of the keys; null for a missing one. */
export type BatchFunction<Key, Value> = (
  keys: readonly Key[],
  actor: Actor,
) => Promise<readonly (Value | null)[]>;

/** A typed name of a loader; the module that owns the values registers its batch function. */
export class LoaderKey<Key, Value> {
  declare private readonly types: [Key, Value];

  constructor(readonly name: string) {}
}

/** The batch functions of all loaders, registered by modules at start. */
@Injectable()
export class LoaderRegistry {
  private readonly batches = new Map<string, BatchFunction<unknown, unknown>>();

  register<Key, Value>({ name }: LoaderKey<Key, Value>, batch: BatchFunction<Key, Value>): void {
    this.batches.set(name, batch as BatchFunction<unknown, unknown>);
  }

  batchOf<Key, Value>({ name }: LoaderKey<Key, Value>): BatchFunction<Key, Value> {
    const batch = this.batches.get(name);
    if (!batch) throw new Error(`No loader is registered for ${name}`);
    return batch as BatchFunction<Key, Value>;
  }
}

/** The loaders of one operation, each created on first use. */
export class Loaders {
  private readonly built = new Map<string, DataLoader<unknown, unknown>>();

  constructor(
    private readonly registry: LoaderRegistry,
    private readonly actor: Actor,
  ) {}

  load<Key, Value>(key: LoaderKey<Key, Value>, id: Key): Promise<Value | null> {
    return this.of(key).load(id);
  }

  private of<Key, Value>(key: LoaderKey<Key, Value>): DataLoader<Key, Value | null> {
    let loader = this.built.get(key.name);
    if (!loader) {
      const batch = this.registry.batchOf(key) as BatchFunction<unknown, unknown>;
      loader = new DataLoader((keys) => batch(keys, this.actor), { maxBatchSize: 200 });
      this.built.set(key.name, loader);
    }
    return loader as DataLoader<Key, Value | null>;
  }
}
