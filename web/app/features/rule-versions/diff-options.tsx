import { Form } from '@remix-run/react';
import { ArrowLeftRight, Columns2, Rows2, Square, SquareCheck } from 'lucide';
import { RevealSwitch } from '#app/components/checks/reveal-switch';
import { FilterSelect } from '#app/components/form/filter-select';
import { buttonClass } from '#app/components/ui/button';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { withParams } from '#app/lib/search-params';
import fieldStyles from '#app/components/form/field.module.css';
import { buttonStyles, icons, layoutStyles, segmentStyles, typography } from '#app/components/ui/styles';
import type { Comparison, DiffState } from './load-versions.server';
import styles from './diff-options.module.css';

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

type CompareFormProps = { readonly rule: DiffState['rule']; readonly comparison: Comparison };

/** Chooses the two versions to compare. */
export function CompareForm({ rule, comparison }: CompareFormProps) {
  const { t } = useTranslation('rules');
  const { asked, options, unified } = comparison;
  return (
    <Form
      className={styles.form}
      action={paths.rule(rule.owner.name, rule.name)}
      key={`${asked.from} ${asked.to}`}
    >
      {options.ignoreWhitespace && <input type="hidden" name="w" value="1" />}
      {unified && <input type="hidden" name="layout" value="unified" />}
      <VersionSelect name="from" label={t('diff.from')} value={asked.from} rule={rule} />
      <Link
        className={buttonClass({ className: buttonStyles.square })}
        to={diffHref(rule, comparison, { from: asked.to, to: asked.from, showAll: false })}
        aria-label={t('diff.swap')}
        title={t('diff.swap')}
        preventScrollReset
      >
        <Icon of={ArrowLeftRight} className={icons.icon} />
      </Link>
      <VersionSelect name="to" label={t('diff.to')} value={asked.to} rule={rule} />
      <button className={buttonClass({ className: layoutStyles.withoutScripts })} type="submit">
        {t('versions.compare')}
      </button>
    </Form>
  );
}

type VersionSelectProps = {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly value: string;
  readonly rule: DiffState['rule'];
};

function VersionSelect({ name, label, value, rule }: VersionSelectProps) {
  const { t } = useTranslation('rules');
  const known = rule.versions.nodes;
  return (
    <div>
      <label className={fieldStyles.label} htmlFor={`diff-${name}`}>
        {label}
      </label>
      <FilterSelect className={typography.mono} id={`diff-${name}`} name={name} value={value}>
        {!known.some(({ version }) => version === value) && <option value={value}>{value}</option>}
        {known.map(({ version }) => (
          <option key={version} value={version}>
            {version === rule.version ? t('diff.latest_option', { version }) : version}
          </option>
        ))}
      </FilterSelect>
    </div>
  );
}

type Shown = {
  readonly asked: { readonly from: string; readonly to: string };
  readonly options: {
    readonly ignoreWhitespace: boolean;
    readonly showAll: boolean;
    readonly reveal: boolean;
  };
  readonly unified: boolean;
};
type Change = {
  readonly from?: string;
  readonly to?: string;
  readonly ignoreWhitespace?: boolean;
  readonly showAll?: boolean;
  readonly unified?: boolean;
  readonly reveal?: boolean;
};

/** Address of a comparison with some options changed. */
export function diffHref(
  rule: { readonly name: string; readonly owner: { readonly name: string } },
  { asked, options, unified }: Shown,
  change: Change,
): string {
  const next = { ...asked, ...options, unified, ...change };
  const [path = '', query] = paths.ruleDiff(rule.owner.name, rule.name, next.from, next.to).split('?');
  const search = withParams(new URLSearchParams(query), {
    w: next.ignoreWhitespace ? '1' : null,
    all: next.showAll ? '1' : null,
    reveal: next.reveal ? '1' : null,
    layout: next.unified ? 'unified' : null,
  });
  return `${path}?${search}`;
}
