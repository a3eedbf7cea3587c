import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import { type VersionPage, VersionsService } from '../../versions';
import type { RuleVersionView } from '../version.view';
import { toRuleVersionView } from '../rule-view.mapper';

/** `<id of the rule> <number>` and `<id of the rule> <limit> <offset>`. */
export type VersionKey = `${string} ${string}`;
export type PageKey = `${string} ${number} ${number}`;

/** Versions by id, without their texts. */
export const versionsById = new LoaderKey<string, RuleVersionView>('versionsById');
/** The texts of versions, by the id of the version. */
export const versionContents = new LoaderKey<string, string>('versionContents');
/** Versions by rule and number, without their texts. */
export const versionsByNumber = new LoaderKey<VersionKey, RuleVersionView>('versionsByNumber');
/** Pages of the histories of rules. */
export const versionPages = new LoaderKey<PageKey, VersionPage>('versionPages');

@Injectable()
export class VersionsLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly versions: VersionsService,
  ) {}

  onModuleInit(): void {
    this.registry.register(versionsById, async (ids) => {
      const found = await this.versions.findMany(ids);
      return found.map((version) => version && toRuleVersionView(version));
    });
    this.registry.register(versionContents, (ids) => this.versions.contentsOf(ids));
    this.registry.register(versionsByNumber, async (keys) => {
      const wanted = keys.map((key) => {
        const at = key.indexOf(' ');
        return { ruleId: key.slice(0, at), version: key.slice(at + 1) };
      });
      const found = await this.versions.findNumbered(wanted);
      return found.map((version) => version && toRuleVersionView(version));
    });
    this.registry.register(versionPages, (keys) => this.pages(keys));
  }

  /** Answers requests for the same page of several histories with one query. */
  private async pages(keys: readonly PageKey[]): Promise<(VersionPage | null)[]> {
    const rulesOf = new Map<string, string[]>();
    for (const key of keys) {
      const [ruleId = '', ...window] = key.split(' ');
      rulesOf.set(window.join(' '), [...(rulesOf.get(window.join(' ')) ?? []), ruleId]);
    }
    const found = new Map<string, VersionPage>();
    for (const [window, ruleIds] of rulesOf) {
      const [limit = 0, offset = 0] = window.split(' ').map(Number);
      const pages = await this.versions.pages(ruleIds, limit, offset);
      for (const [ruleId, page] of pages) found.set(`${ruleId} ${window}`, page);
    }
    return keys.map((key) => found.get(key) ?? null);
  }
}
