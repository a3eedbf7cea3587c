import { Form, Link, useSubmit } from '@remix-run/react';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import { buttonClass } from '#app/components/ui/button';
import { useHydrated } from '#app/lib/use-hydrated';
import { paths } from '#app/lib/paths';
import { diffHref } from './diff-address';
import type { Comparison, DiffState } from './load-versions.server';

type CompareFormProps = { readonly rule: DiffState['rule']; readonly comparison: Comparison };

/** Which two versions are compared. */
export function CompareForm({ rule, comparison }: CompareFormProps) {
  const { t } = useTranslation('rules');
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { asked, options, unified } = comparison;
  return (
    <Form
      className="cmp"
      action={paths.rule(rule.owner.name, rule.name)}
      key={`${asked.from} ${asked.to}`}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {options.ignoreWhitespace && <input type="hidden" name="w" value="1" />}
      {unified && <input type="hidden" name="layout" value="unified" />}
      <VersionSelect name="from" label={t('diff.from')} value={asked.from} rule={rule} />
      <Link
        className={buttonClass({ className: 'btn-icon' })}
        to={diffHref(rule, comparison, { from: asked.to, to: asked.from, showAll: false })}
        aria-label={t('diff.swap')}
        title={t('diff.swap')}
        preventScrollReset
      >
        <ArrowLeftRight className="i" />
      </Link>
      <VersionSelect name="to" label={t('diff.to')} value={asked.to} rule={rule} />
      {!hydrated && (
        <button className={buttonClass({})} type="submit">
          {t('versions.compare')}
        </button>
      )}
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
      <label className="label" htmlFor={`diff-${name}`}>
        {label}
      </label>
      <select className="select mono" id={`diff-${name}`} name={name} defaultValue={value}>
        {!known.some(({ version }) => version === value) && <option value={value}>{value}</option>}
        {known.map(({ version }) => (
          <option key={version} value={version}>
            {version === rule.version ? t('diff.latest_option', { version }) : version}
          </option>
        ))}
      </select>
    </div>
  );
}
