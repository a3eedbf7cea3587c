import { Form } from '@remix-run/react';
import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { buttonClass } from '#app/components/ui/button';
import type { VariableValues } from '#app/content/variables';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import type { RuleTextState } from './load-rule-text.server';
import { VALUE_FIELDS, valuesOf } from './variable-fields';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './variables-form.module.css';

/** With more variables than this, the fields start collapsed so that the text stays near the top. */
const MAX_EXPANDED = 4;

type VariablesFormProps = Pick<RuleTextState, 'rule' | 'version' | 'raw'> & {
  readonly names: readonly string[];
  readonly values: VariableValues;
  readonly onFill: (values: VariableValues) => void;
};

/**
 * Fields for the `{{variables}}` of a rule. Values are inserted into the text, its copy and its download. They never
 * become part of a URL: without scripts the form is posted.
 */
export function VariablesForm({ rule, version, raw, names, values, onFill }: VariablesFormProps) {
  const { t } = useTranslation('rules');
  const [cleared, setCleared] = useState(0);
  const { owner, name } = rule;
  if (names.length === 0) return null;
  const here = version.isLatest
    ? paths.rule(owner.name, name)
    : paths.ruleVersion(owner.name, name, version.version);
  const query = new URLSearchParams([
    ...(version.isLatest ? [] : [['version', version.version]]),
    ...(raw ? [['view', 'raw']] : []),
  ]);
  const isFilled = Object.keys(values).length > 0;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const filled = VALUE_FIELDS.map((field) => form.get(field));
    onFill(
      valuesOf(
        names,
        filled.map((value) => (typeof value === 'string' ? value : '')),
      ),
    );
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    setCleared((count) => count + 1);
    onFill({});
  };
  return (
    <Panel collapsed={names.length > MAX_EXPANDED && !isFilled} count={names.length}>
      <p className={fieldStyles.hint}>{t('variables.hint')}</p>
      <Form
        key={cleared}
        className={styles.fields}
        method="post"
        action={`${paths.rule(owner.name, name)}${query.size > 0 ? `?${query}` : ''}`}
        onSubmit={apply}
      >
        {names.map((variable, index) => (
          <div key={variable}>
            <label htmlFor={`variable-${index}`}>{variable}</label>
            <input
              className={controlStyles.input}
              id={`variable-${index}`}
              name={VALUE_FIELDS[index]}
              defaultValue={values[variable] ?? ''}
              maxLength={LIMITS.reason.max}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        ))}
        <div className={cn(layoutStyles.cluster, styles.buttons)}>
          <button className={buttonClass({ size: 'sm' })} name="intent" value="fill">
            {t('variables.apply')}
          </button>
          {isFilled && (
            <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={here} onClick={clear}>
              {t('variables.clear')}
            </Link>
          )}
          <span className={typography.visuallyHidden} role="status">
            {isFilled ? t('variables.applied') : ''}
          </span>
        </div>
      </Form>
    </Panel>
  );
}

type PanelProps = { readonly collapsed: boolean; readonly count: number; readonly children: ReactNode };

function Panel({ collapsed, count, children }: PanelProps) {
  const { t } = useTranslation('rules');
  const title = <h2 id="variables-title">{t('variables.title')}</h2>;
  return (
    <section className={styles.variables} aria-labelledby="variables-title">
      {count > MAX_EXPANDED ? (
        <details open={!collapsed}>
          <summary>
            {title}
            <span className={cn(typography.muted, typography.figures)}>
              {t('variables.count', { count })}
            </span>
          </summary>
          {children}
        </details>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </section>
  );
}
