import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import styles from './banner.module.css';
import { icons } from '#app/components/ui/styles';

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

type BannerProps = {
  readonly tone: keyof typeof ICONS;
  /** Set when the banner appears in response to something, so that screen readers announce it. */
  readonly live?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A message about the whole page, with the actions it suggests. */
export function Banner({ tone, live, actions, children }: BannerProps) {
  const icon = ICONS[tone];
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={cn(styles.banner, tone !== 'info' && styles[tone])} role={live ? role : undefined}>
      <Icon of={icon} className={icons.icon} />
      <p>{children}</p>
      {actions}
    </div>
  );
}
