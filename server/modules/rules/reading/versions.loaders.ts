import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import { windowOf } from '../../../kernel/schema/connection';
import {
  AssessmentService,
  ChecksService,
  type ComparedChecks,
  type StoredAssessment,
  type StoredPowers,
  type VersionPage,
  VersionsService,
} from '../../versions';
import type { RuleResult } from '../rule.result';
import type { RuleVersionView } from '../version.view';
import { toRuleVersionView } from '../rule-view.mapper';

/** `<id of the rule> <whether its hidden versions exist for the caller>` */
type HistoryKey = `${string} ${boolean}`;
/** The history, and a number or a window. */
export type VersionKey = `${HistoryKey} ${string}`;

type History = Pick<RuleResult, 'id' | 'showsHiddenVersions'>;

/** The first part of the keys below. */
export function historyKey({ id, showsHiddenVersions }: History): HistoryKey {
  return `${id} ${showsHiddenVersions}`;
}

/** Splits a key into the history and the rest, which may contain spaces. */
function readKey(key: VersionKey): { readonly rule: History; readonly rest: string } {
  const [id = '', showsHidden = '', ...rest] = key.split(' ');
  return { rule: { id, showsHiddenVersions: showsHidden === 'true' }, rest: rest.join(' ') };
}

/** Versions by id, without their texts. */
export const versionsById = new LoaderKey<string, RuleVersionView>('versionsById');
/** The texts of versions, by the id of the version. */
export const versionContents = new LoaderKey<string, string>('versionContents');
/** Versions by rule and number, without their texts. */
export const versionsByNumber = new LoaderKey<VersionKey, RuleVersionView>('versionsByNumber');
/** Powers of versions, by version id. */
export const versionPowers = new LoaderKey<string, StoredPowers>('versionPowers');
/** Findings of versions, by version id and the number of the version compared with. */
export const versionChecks = new LoaderKey<string, ComparedChecks>('versionChecks');
/** Cost and losses of versions in every assistant, by version id. */
export const versionAssessments = new LoaderKey<string, StoredAssessment>('versionAssessments');
/** Pages of the histories of rules. */
export const versionPages = new LoaderKey<VersionKey, VersionPage>('versionPages');

@Injectable()
export class VersionsLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly versions: VersionsService,
    private readonly checks: ChecksService,
    private readonly assessments: AssessmentService,
  ) {}

  onModuleInit(): void {
    this.registry.register(versionsById, async (ids) => {
      const found = await this.versions.findMany(ids);
      return found.map((version) => version && toRuleVersionView(version));
    });
    this.registry.register(versionPowers, (ids) => this.versions.powersOf(ids));
    this.registry.register(versionChecks, (keys) =>
      this.checks.compared(
        keys.map((key) => {
          const [versionId = '', ...since] = key.split(' ');
          return { versionId, since: since.join(' ') || null };
        }),
      ),
    );
    this.registry.register(versionAssessments, (ids) => this.assessments.find(ids));
    this.registry.register(versionContents, (ids) => this.versions.contentsOf(ids));
    this.registry.register(versionsByNumber, async (keys) => {
      const wanted = keys.map((key) => {
        const { rule, rest } = readKey(key);
        return { rule, version: rest };
      });
      const found = await this.versions.findNumbered(wanted);
      return found.map((version) => version && toRuleVersionView(version));
    });
    this.registry.register(versionPages, (keys) => this.pages(keys));
  }

  /** Answers requests for the same page of several histories with one query. */
  private async pages(keys: readonly VersionKey[]): Promise<(VersionPage | null)[]> {
    const rulesOf = new Map<string, History[]>();
    for (const key of keys) {
      const { rule, rest: window } = readKey(key);
      rulesOf.set(window, [...(rulesOf.get(window) ?? []), rule]);
    }
    const found = new Map<string, VersionPage>();
    for (const [window, rules] of rulesOf) {
      const pages = await this.versions.pages(rules, windowOf(window));
      for (const rule of rules) {
        const page = pages.get(rule.id);
        if (page) found.set(`${historyKey(rule)} ${window}`, page);
      }
    }
    return keys.map((key) => found.get(key) ?? null);
  }
}
