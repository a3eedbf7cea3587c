import { Form } from '@remix-run/react';
import { ArrowLeftRight } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { buttonClass } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { diffHref } from './diff-address';
import type { Comparison, DiffState } from './load-versions.server';
import { FilterSelect } from '#app/components/form/filter-select';
import fieldStyles from '#app/components/form/field.module.css';
import buttonStyles from '#app/components/ui/button.module.css';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './compare-form.module.css';

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
