import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn';
import styles from './banner.module.css';
import icons from '#app/components/ui/icon.module.css';

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

type BannerProps = {
  readonly tone: keyof typeof ICONS;
  /** Set when the banner appears after something happened, so that it is read out. */
  readonly live?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A sentence about the page as a whole, with what can be done about it. */
export function Banner({ tone, live, actions, children }: BannerProps) {
  const Icon = ICONS[tone];
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={cn(styles.banner, tone !== 'info' && styles[tone])} role={live ? role : undefined}>
      <Icon className={icons.icon} />
      <p>{children}</p>
      {actions}
    </div>
  );
}
