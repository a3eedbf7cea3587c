import { Inject, Injectable } from '@nestjs/common';
import type { Finding } from '@kimari/common/findings/finding';
import { describeUnquoted } from '@kimari/common/findings/messages';
import { toldFindings } from '@kimari/common/findings/told-findings';
import { LIMITS } from '@kimari/common/limits';
import type { Locale } from '@kimari/common/locale';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { formatRulePath } from '@kimari/common/rule-path';
import { SITE_NAME } from '@kimari/common/site';
import { normaliseTag } from '@kimari/common/tags';
import type { Actor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { UnknownAddress } from '../../../kernel/errors/request.errors';
import { getTranslator } from '../../../kernel/i18n/translator';
import { OrganizationsService } from '../../organizations';
import { pathOf, RuleNotFound, type RuleResult, RuleSearchService, RulesService } from '../../rules';
import { UsersService } from '../../users';
import { ChecksService, type VersionResult, VersionsService } from '../../versions';
import { SiteAddress } from '../site-address';
import type { Feed, FeedEntry } from './atom';

/** Entries of a feed. */
const LENGTH = 50;
/** Findings that an entry names; it counts the others. */
const MAX_NAMED = 3;

/** Who reads a feed, and in which language. */
export type Reader = { readonly actor: Actor; readonly locale: Locale };

type Selection = { readonly author?: string; readonly tags?: readonly string[] };

/** Makes the feeds of new versions. */
@Injectable()
export class FeedsService {
  private readonly site: SiteAddress;

  constructor(
    private readonly searches: RuleSearchService,
    private readonly rules: RulesService,
    private readonly versions: VersionsService,
    private readonly checks: ChecksService,
    private readonly users: UsersService,
    private readonly organizations: OrganizationsService,
    @Inject(ENV) env: Pick<Env, 'APP_URL'>,
  ) {
    this.site = new SiteAddress(env.APP_URL);
  }

  /** The rules that were changed last. */
  async ofAll(reader: Reader): Promise<Feed> {
    const title = getTranslator(reader.locale)('sharing.feed.all', { site: SITE_NAME });
    const page = this.site.at('/rules?sort=updated');
    return this.feedOf(reader, { title, page, self: this.site.at('/feeds/rules.atom') }, {});
  }

  /** The rules of a user or an organization. Throws UnknownAddress. */
  async ofOwner(reader: Reader, name: string): Promise<Feed> {
    const owner = await this.ownerNamed(reader.actor, name);
    const title = getTranslator(reader.locale)('sharing.feed.owner', { name: owner.name });
    const self = this.site.at(`/feeds/@${owner.name}.atom`);
    return this.feedOf(reader, { title, page: owner.page, self }, { author: owner.name });
  }

  /** The rules with a tag. Throws UnknownAddress for what cannot be a tag. */
  async ofTag(reader: Reader, text: string): Promise<Feed> {
    const tag = normaliseTag(text);
    if (tag === '' || Array.from(tag).length > LIMITS.tag.max) throw UnknownAddress();
    const title = getTranslator(reader.locale)('sharing.feed.tag', { tag });
    const self = this.site.at(`/feeds/tags/${encodeURIComponent(tag)}.atom`);
    return this.feedOf(reader, { title, page: this.site.tag(tag), self }, { tags: [tag] });
  }

  /** The versions of a rule. Throws RuleNotFound. */
  async ofRule({ actor, locale }: Reader, owner: string, name: string): Promise<Feed> {
    const rule = await this.rules.findByPath(actor, formatRulePath(owner, name));
    if (!rule) throw RuleNotFound();
    const page = (await this.versions.pages([rule], { limit: LENGTH, offset: 0 })).get(rule.id);
    const path = pathOf(rule);
    const versions = (page?.items ?? []).filter(({ yank }) => yank === null);
    const news = await this.newsOf(versions.map(({ id }) => id));
    return {
      title: getTranslator(locale)('sharing.feed.rule', { path }),
      language: locale,
      self: this.site.at(`/feeds/${path}.atom`),
      page: this.site.rule(rule.owner.name, rule.name),
      entries: versions.map((each) => this.ofVersion(rule, each, news.get(each.id), locale)),
    };
  }

  private async feedOf(
    { actor, locale }: Reader,
    addresses: Pick<Feed, 'title' | 'page' | 'self'>,
    selection: Selection,
  ): Promise<Feed> {
    const { rules } = await this.searches.search(actor, {
      ...selection,
      visibility: 'public',
      sortBy: 'updated',
      limit: LENGTH,
      offset: 0,
    });
    const news = await this.newsOf(rules.map(({ latestVersionId }) => latestVersionId));
    const entries = rules.map((rule) => this.ofLatest(rule, news.get(rule.latestVersionId), locale));
    return { ...addresses, language: locale, entries };
  }

  /** The findings of versions that those before them had not, as their pages mark them. */
  private async newsOf(versionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Finding[]>> {
    const compared = await this.checks.compared(versionIds.map((versionId) => ({ versionId, since: null })));
    return new Map(
      compared.flatMap((checks) => (checks ? [[checks.versionId, toldFindings(checks.findings)]] : [])),
    );
  }

  /** The current version of a rule; a new version is a new entry. */
  private ofLatest(rule: RuleResult, found: readonly Finding[] | undefined, locale: Locale): FeedEntry {
    return {
      id: rule.latestVersionId,
      title: `${pathOf(rule)} ${rule.version}`,
      page: this.site.rule(rule.owner.name, rule.name),
      ...this.noted(rule, found, rule.description ?? '', locale),
      author: {
        name: rule.owner.name,
        page: this.pageOfOwner(rule.owner.name, rule.owner.kind === 'organization'),
      },
      updated: rule.updatedAt,
      published: rule.publishedAt ?? rule.createdAt,
      tags: rule.tags,
    };
  }

  private ofVersion(
    rule: RuleResult,
    version: VersionResult,
    found: readonly Finding[] | undefined,
    locale: Locale,
  ): FeedEntry {
    const { id, version: number, changelog, createdAt, createdBy } = version;
    return {
      id,
      title: `${pathOf(rule)} ${number}`,
      page: this.site.rule(rule.owner.name, rule.name, number),
      ...this.noted(version, found, changelog, locale),
      author: { name: createdBy.username, page: this.site.user(createdBy.username) },
      updated: createdAt,
      published: createdAt,
    };
  }

  /** A version that lets an assistant do more, or brings new findings, says so before anything else. */
  private noted(
    { asksForMore }: Pick<VersionResult, 'asksForMore'>,
    found: readonly Finding[] = [],
    summary: string,
    locale: Locale,
  ): Pick<FeedEntry, 'summary' | 'notes'> {
    const t = getTranslator(locale);
    const notes = [
      ...(asksForMore ? [['asks-for-more', 'asks_for_more'] as const] : []),
      ...(found.length > 0 ? [['new-findings', 'new_findings'] as const] : []),
    ];
    const values = { findings: namesOf(found, locale) };
    return {
      summary: [...notes.map(([, key]) => t(`sharing.feed.${key}`, values)), summary].join(' ').trim(),
      notes: notes.map(([term, key]) => ({ term, label: t(`sharing.feed.${key}_label`) })),
    };
  }

  private async ownerNamed(
    actor: Actor,
    name: string,
  ): Promise<{ readonly name: string; readonly page: string }> {
    if (name.length > LIMITS.ownerLookup.max || !NAME_PATTERN.test(name)) throw UnknownAddress();
    const user = await this.users.findByName(name);
    if (user) return { name: user.username, page: this.pageOfOwner(user.username, false) };
    const organization = await this.organizations.findByName(actor, name);
    if (!organization) throw UnknownAddress();
    return { name: organization.name, page: this.pageOfOwner(organization.name, true) };
  }

  private pageOfOwner(name: string, isOrganization: boolean): string {
    return isOrganization ? this.site.organization(name) : this.site.user(name);
  }
}

/** The first findings in words, and how many more there are. They quote nothing of the text. */
function namesOf(found: readonly Finding[], locale: Locale): string {
  const t = getTranslator(locale);
  const named = found
    .slice(0, MAX_NAMED)
    .map((finding) =>
      t('sharing.feed.finding', { message: describeUnquoted(finding, locale), line: finding.line }),
    );
  const more = found.length - named.length;
  return [...named, ...(more > 0 ? [t('sharing.feed.and_more', { count: more })] : [])].join(
    locale === 'ja' ? '、' : ', ',
  );
}
