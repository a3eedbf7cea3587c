import { join } from 'node:path';
import { Failure } from '../failure';
import { isMissing, readTextIfAny, writePrivately } from '../lib/files';
import { fileJson, isObject, parseObject } from '../lib/json';
import { readOrigin } from '../registry/origin';

/** A token and whose it is. */
export type Credential = {
  readonly token: string;
  readonly username: string;
  readonly scopes: readonly string[];
  /** Unix seconds; null when the registry did not say. */
  readonly expiresAt: number | null;
};

const CREDENTIALS = 'credentials.json';
const CONFIG = 'config.json';

/** The user's settings: one token for each registry, and the default registry. */
export class UserSettings {
  /** Without a folder, nothing is known and nothing can be kept. */
  constructor(readonly folder: string | null) {}

  async credentials(): Promise<ReadonlyMap<string, Credential>> {
    const stored = await this.read(CREDENTIALS);
    const origins = isObject(stored.origins) ? Object.entries(stored.origins) : [];
    const valid = origins.flatMap(([origin, value]) => {
      const credential = readCredential(value);
      return credential ? [[origin, credential] as const] : [];
    });
    return new Map(valid);
  }

  async keep(origin: string, credential: Credential): Promise<void> {
    await this.store(new Map([...(await this.credentials()), [origin, credential]]));
  }

  async forget(origin: string): Promise<void> {
    const kept = new Map(await this.credentials());
    if (kept.delete(origin)) await this.store(kept);
  }

  /** The registry that the user signed in to last; null without one. */
  async usualRegistry(): Promise<string | null> {
    const { registry } = await this.read(CONFIG);
    return typeof registry === 'string' ? readOrigin(registry) : null;
  }

  async setUsualRegistry(registry: string): Promise<void> {
    const config = await this.read(CONFIG);
    await this.write(CONFIG, { ...config, registry });
  }

  private store(credentials: ReadonlyMap<string, Credential>): Promise<void> {
    return this.write(CREDENTIALS, { origins: Object.fromEntries(credentials) });
  }

  private async read(name: string): Promise<Readonly<Record<string, unknown>>> {
    if (this.folder === null) return {};
    const file = join(this.folder, name);
    const text = await readTextIfAny(file).catch((cause: unknown) => {
      throw this.unusable(file, cause);
    });
    if (text === null) return {};
    const stored = parseObject(text);
    if (!stored) throw this.unusable(file, null);
    return stored;
  }

  private async write(name: string, value: object): Promise<void> {
    if (this.folder === null)
      throw new Failure({ code: 'NO_HOME', says: ['settings.no_home'], hint: ['settings.no_home_hint'] });
    const file = join(this.folder, name);
    try {
      await writePrivately(file, fileJson(value));
    } catch (cause) {
      throw this.unusable(file, cause);
    }
  }

  private unusable(file: string, cause: unknown): Failure {
    const error = cause instanceof Failure ? (cause.cause ?? cause) : cause;
    const reason =
      error === null ? 'JSON' : isMissing(error) ? 'ENOENT' : ((error as NodeJS.ErrnoException).code ?? '');
    return new Failure({ code: 'SETTINGS', says: ['settings.unusable', { file, reason }], cause });
  }
}

function readCredential(value: unknown): Credential | null {
  if (!isObject(value) || typeof value.token !== 'string') return null;
  return {
    token: value.token,
    username: typeof value.username === 'string' ? value.username : '',
    scopes: Array.isArray(value.scopes) ? value.scopes.map(String) : [],
    expiresAt: typeof value.expiresAt === 'number' ? value.expiresAt : null,
  };
}
