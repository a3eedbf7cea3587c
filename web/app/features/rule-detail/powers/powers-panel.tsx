import {
  Ban,
  Cpu,
  Globe,
  type IconNode,
  Layers,
  Plug,
  Shield,
  Terminal,
  TrendingUp,
  Webhook,
  Wrench,
} from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import badgeStyles from '#app/components/ui/badge.module.css';
import icons from '#app/components/ui/icon.module.css';
import type { RuleType, VersionPowersFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { type PowerLine, powerGroups } from './power-groups';
import styles from './powers-panel.module.css';

/** Where notices lead that name what a version asks for. */
export const POWERS_ID = 'powers';

const GROUP_ICONS: Readonly<Record<string, IconNode>> = {
  ...{ tools: Wrench, denied: Ban, mode: Shield, hooks: Webhook, servers: Plug, network: Globe },
  ...{ loading: Terminal, model: Cpu },
};

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
        {added.length > 0 && (
          <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
            <Icon of={TrendingUp} className={icons.icon} />
            {comparedWith === null
              ? t('more', { count: added.length })
              : t('more_than', { count: added.length, before: comparedWith })}
          </span>
        )}
      </header>
      <dl>
        {powerGroups(powers.powers).map(({ group, groupName, lines }) => (
          <div key={group}>
            <dt>
              <Icon of={GROUP_ICONS[group] ?? Layers} className={icons.icon} />
              {groupName}
            </dt>
            <dd>
              {lines.map((line) => (
                <PowerEntry key={`${line.name} ${line.sentence} ${line.detail}`} line={line} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
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

function PowerEntry({ line: { name, sentence, detail, isAdded } }: { readonly line: PowerLine }) {
  const { t } = useTranslation('powers');
  return (
    <p className={cn(isAdded && styles.added)}>
      {name !== '' && <code>{name}</code>}
      <span>
        {sentence}
        {detail !== null && <code className={styles.detail}>{detail}</code>}
      </span>
      {isAdded && <span className={cn(badgeStyles.badge, badgeStyles.warning)}>{t('added')}</span>}
    </p>
  );
}
