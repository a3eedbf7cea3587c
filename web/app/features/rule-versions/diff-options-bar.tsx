import { Columns2, Rows2, Square, SquareCheck } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { RevealSwitch } from '#app/components/checks/reveal-switch';
import { diffHref } from './diff-address';
import type { Comparison, DiffState } from './load-versions.server';
import { cn } from '#app/lib/cn';
import { Link } from '#app/components/ui/link';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import segmentStyles from '#app/components/ui/segments.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './diff-options-bar.module.css';

type DiffOptionsBarProps = { readonly rule: DiffState['rule']; readonly comparison: Comparison };

/** Options and layout of the comparison. Every option is a link. */
export function DiffOptionsBar({ rule, comparison }: DiffOptionsBarProps) {
  const { t } = useTranslation('rules');
  const { options, unified, diff } = comparison;
  const box = options.ignoreWhitespace ? SquareCheck : Square;
  return (
    <div className={styles.bar}>
      <span className={typography.mono}>{rule.name}.md</span>
      <span className={cn(layoutStyles.pushed, layoutStyles.cluster)}>
        <Link
          className={styles.option}
          to={diffHref(rule, comparison, { ignoreWhitespace: !options.ignoreWhitespace })}
          aria-current={options.ignoreWhitespace ? 'true' : undefined}
          replace
          preventScrollReset
        >
          <Icon of={box} className={icons.icon} />
          {t('diff.ignore_whitespace')}
        </Link>
        {diff && !('missing' in diff) && (
          <RevealSwitch
            to={diffHref(rule, comparison, { reveal: !options.reveal })}
            isOn={options.reveal}
            count={diff.invisible}
          />
        )}
        <span
          className={cn(segmentStyles.segments, segmentStyles.small, styles.layouts)}
          role="group"
          aria-label={t('diff.layout')}
        >
          <Link
            to={diffHref(rule, comparison, { unified: false })}
            aria-current={unified ? undefined : 'true'}
            replace
            preventScrollReset
          >
            <Icon of={Columns2} className={cn(icons.icon, icons.small)} />
            {t('diff.split')}
          </Link>
          <Link
            to={diffHref(rule, comparison, { unified: true })}
            aria-current={unified ? 'true' : undefined}
            replace
            preventScrollReset
          >
            <Icon of={Rows2} className={cn(icons.icon, icons.small)} />
            {t('diff.unified')}
          </Link>
        </span>
      </span>
    </div>
  );
}
