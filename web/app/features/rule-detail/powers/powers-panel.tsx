import { Banner } from '#app/components/feedback/banner';
import { MorePowers, PowerGroups } from '#app/components/powers/power-list';
import { buttonClass } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import type { RuleType, VersionPowersFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import styles from '#app/components/powers/powers-panel.module.css';
import { layoutStyles } from '#app/components/ui/styles';

/** Where notices lead that name what a version asks for. */
const POWERS_ID = 'powers';

type PowersPanelProps = {
  readonly rule: {
    readonly name: string;
    readonly owner: { readonly name: string };
    readonly type: RuleType;
  };
  readonly version: VersionPowersFragment & { readonly version: string };
};

/** What a version lets an assistant do, in plain words; nothing for a rule that is only read. */
export function PowersPanel({ rule, version: { version, powers } }: PowersPanelProps) {
  const { t } = useTranslation('powers');
  if (!powers || powers.powers.length + powers.omitted === 0) return null;
  const { comparedWith, added, omitted } = powers;
  const { owner, name, type } = rule;
  return (
    <section className={styles.panel} id={POWERS_ID} aria-labelledby={`${POWERS_ID}-title`} tabIndex={-1}>
      <header>
        <h2 id={`${POWERS_ID}-title`}>{type === 'CCSUBAGENTS' ? t('title_subagent') : t('title_rule')}</h2>
        <MorePowers count={added.length} before={comparedWith} />
      </header>
      <PowerGroups powers={powers.powers} />
      <p className={styles.foot}>
        {omitted > 0 ? t('omitted', { count: omitted }) : t('read_from')}
        {comparedWith !== null && (
          <Link to={paths.ruleDiff(owner.name, name, comparedWith, version)}>
            {t('compare', { before: comparedWith })}
          </Link>
        )}
      </p>
    </section>
  );
}

type WiderNoticeProps = { readonly version: VersionPowersFragment & { readonly version: string } };

/** Says above the install box that the version asks for more than the one before. */
export function WiderNotice({ version: { version, asksForMore, powers } }: WiderNoticeProps) {
  const { t } = useTranslation('powers');
  if (!asksForMore) return null;
  const before = powers?.comparedWith ?? null;
  const show = (
    <a className={buttonClass({ size: 'sm' })} href={`#${POWERS_ID}`}>
      {t('show_added')}
    </a>
  );
  return (
    <div className={layoutStyles.above}>
      <Banner tone="warn" actions={show}>
        <b>{before === null ? t('wider', { version }) : t('wider_than', { version, before })}</b>{' '}
        {t('check_first')}
      </Banner>
    </div>
  );
}
