import { storageSeconds, timed } from '../metrics/instruments';
import { traced } from '../tracing/tracing';
import { Storage, type StoredFile } from './storage';
import type { StoredName } from './stored-name';

/** Measures the calls of a store. */
export class MeteredStorage extends Storage {
  constructor(private readonly store: Storage) {
    super();
  }

  get location(): string {
    return this.store.location;
  }

  get stagingPrefix(): string {
    return this.store.stagingPrefix;
  }

  put(name: StoredName, content: Uint8Array): Promise<void> {
    return measured('put', () => this.store.put(name, content));
  }

  adopt(name: StoredName, file: string): Promise<void> {
    return measured('adopt', () => this.store.adopt(name, file));
  }

  read(name: StoredName): Promise<StoredFile | null> {
    return measured('read', () => this.store.read(name));
  }

  delete(name: StoredName): Promise<void> {
    return measured('delete', () => this.store.delete(name));
  }

  list(): AsyncIterable<string> {
    return this.store.list();
  }
}

function measured<Result>(operation: string, call: () => Promise<Result>): Promise<Result> {
  const work = {
    name: `${operation} file`,
    kind: 'client',
    attributes: { 'kimari.operation': operation },
  } as const;
  return traced(
    () => work,
    () => timed(storageSeconds, { operation }, call),
  );
}
