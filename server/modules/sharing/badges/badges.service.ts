import { Injectable } from '@nestjs/common';
import type { Locale } from '@kimari/common/locale';
import { formatRulePath } from '@kimari/common/rule-path';
import type { Actor } from '../../../access/actor';
import { getTranslator, type Translate } from '../../../kernel/i18n/translator';
import { type RuleResult, RulesService } from '../../rules';
import { type Badge, shortNumber } from './badge';
import type { BadgeKind } from './badges.inputs';

/** Numbers below are written in full. */
const EXACT_BELOW = { stars: 10_000, downloads: 1_000 } as const;

/** A badge, and whether there is a rule for it. */
export type FoundBadge = { readonly badge: Badge; readonly isFound: boolean };

/** Makes the texts of a rule's badges. */
@Injectable()
export class BadgesService {
  constructor(private readonly rules: RulesService) {}

  async of(actor: Actor, owner: string, name: string, kind: BadgeKind, locale: Locale): Promise<FoundBadge> {
    const t = getTranslator(locale);
    const rule = await this.rules.findByPath(actor, formatRulePath(owner, name));
    if (rule) return { badge: badgeOf(rule, kind, locale, t), isFound: true };
    const badge = {
      label: t('sharing.badge.rule'),
      value: t('sharing.badge.notFound'),
      tone: 'absent',
    } as const;
    return { badge, isFound: false };
  }
}

function badgeOf(rule: RuleResult, kind: BadgeKind, locale: Locale, t: Translate): Badge {
  const tone = 'plain';
  if (kind === 'version') {
    const label = rule.type === 'ccsubagents' ? t('sharing.badge.subagent') : t('sharing.badge.rule');
    return rule.deprecation
      ? { label, value: t('sharing.badge.deprecated'), tone: 'warning' }
      : { label, value: `v${rule.version}`, tone };
  }
  const value = shortNumber(rule[kind], EXACT_BELOW[kind], locale);
  return { label: kind === 'stars' ? t('sharing.badge.stars') : t('sharing.badge.downloads'), value, tone };
}
