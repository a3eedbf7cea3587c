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
import { badgeStyles, icons } from '#app/components/ui/styles';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { type ListedPower, type PowerLine, powerGroups } from '@kimari/common/powers/power-groups';
import styles from './powers-panel.module.css';

const GROUP_ICONS: Readonly<Record<string, IconNode>> = {
  ...{ tools: Wrench, denied: Ban, mode: Shield, hooks: Webhook, servers: Plug, network: Globe },
  ...{ loading: Terminal, model: Cpu },
};

/** Says how many powers a version has that the one before lacks. */
export function MorePowers({ count, before }: { readonly count: number; readonly before: string | null }) {
  const { t } = useTranslation('powers');
  if (count === 0) return null;
  return (
    <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
      <Icon of={TrendingUp} className={icons.icon} />
      {before === null ? t('more', { count }) : t('more_than', { count, before })}
    </span>
  );
}

/** Powers by group, each in plain words. */
export function PowerGroups({ powers }: { readonly powers: readonly ListedPower[] }) {
  return (
    <dl>
      {powerGroups(powers).map(({ group, groupName, lines }) => (
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
