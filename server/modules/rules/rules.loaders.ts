import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../kernel/graphql/loaders';
import { VersionsService } from '../versions';
import type { RuleVersionView } from './rule-version.view';
import { toRuleVersionView } from './rule-view.mapper';

/** Versions by id, without their texts. */
export const versionsById = new LoaderKey<string, RuleVersionView>('versionsById');
/** The texts of versions, by the id of the version. */
export const versionContents = new LoaderKey<string, string>('versionContents');

@Injectable()
export class RulesLoaders implements OnModuleInit {
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
  }
}
