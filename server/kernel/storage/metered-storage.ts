import { storageSeconds, timed } from '../metrics/instruments';
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
    return timed(storageSeconds, { operation: 'put' }, () => this.store.put(name, content));
  }

  adopt(name: StoredName, file: string): Promise<void> {
    return timed(storageSeconds, { operation: 'adopt' }, () => this.store.adopt(name, file));
  }

  read(name: StoredName): Promise<StoredFile | null> {
    return timed(storageSeconds, { operation: 'read' }, () => this.store.read(name));
  }

  delete(name: StoredName): Promise<void> {
    return timed(storageSeconds, { operation: 'delete' }, () => this.store.delete(name));
  }

  list(): AsyncIterable<string> {
    return this.store.list();
  }
}
