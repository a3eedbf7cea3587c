import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import { windowOf } from '../../../kernel/schema/connection';
import { type Stargazers, StargazersRepository } from './stargazers.repository';

/** The id of a rule and a window. */
type PageKey = `${string} ${string}`;

/** Pages of the people who have starred rules. */
export const stargazerPages = new LoaderKey<PageKey, Stargazers>('stargazerPages');

@Injectable()
export class StargazersLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly stargazers: StargazersRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(stargazerPages, (keys) => this.pages(keys));
  }

  /** Answers requests for the same page of several rules with one query. */
  private async pages(keys: readonly PageKey[]): Promise<(Stargazers | null)[]> {
    const rulesOf = new Map<string, string[]>();
    for (const key of keys) {
      const [id = '', ...window] = key.split(' ');
      const shared = window.join(' ');
      rulesOf.set(shared, [...(rulesOf.get(shared) ?? []), id]);
    }
    const found = new Map<string, Stargazers>();
    for (const [window, ids] of rulesOf) {
      const pages = await this.stargazers.pages(ids, windowOf(window));
      for (const [id, page] of pages) found.set(`${id} ${window}`, page);
    }
    return keys.map((key) => found.get(key) ?? null);
  }
}
