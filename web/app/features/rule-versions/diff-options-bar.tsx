import { Link } from '@remix-run/react';
import { Columns2, Rows2, Square, SquareCheck } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import { diffHref } from './diff-address';
import type { Comparison, DiffState } from './load-versions.server';

type DiffOptionsBarProps = { readonly rule: DiffState['rule']; readonly comparison: Comparison };

/** How the comparison is made and laid out. Every choice is an address. */
export function DiffOptionsBar({ rule, comparison }: DiffOptionsBarProps) {
  const { t } = useTranslation('rules');
  const { options, unified } = comparison;
  const Box = options.ignoreWhitespace ? SquareCheck : Square;
  return (
    <div className="diff-h">
      <span className="mono">{rule.name}.md</span>
      <span className="push cluster">
        <Link
          className="diff-opt"
          to={diffHref(rule, comparison, { ignoreWhitespace: !options.ignoreWhitespace })}
          aria-current={options.ignoreWhitespace ? 'true' : undefined}
          replace
          preventScrollReset
        >
          <Box className="i" />
          {t('diff.ignore_whitespace')}
        </Link>
        <span className="seg seg-sm lay-t" role="group" aria-label={t('diff.layout')}>
          <Link
            to={diffHref(rule, comparison, { unified: false })}
            aria-current={unified ? undefined : 'true'}
            replace
            preventScrollReset
          >
            <Columns2 className="i i-sm" />
            {t('diff.split')}
          </Link>
          <Link
            to={diffHref(rule, comparison, { unified: true })}
            aria-current={unified ? 'true' : undefined}
            replace
            preventScrollReset
          >
            <Rows2 className="i i-sm" />
            {t('diff.unified')}
          </Link>
        </span>
      </span>
    </div>
  );
}
