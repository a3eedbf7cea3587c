import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { buttonClass } from '#app/components/ui/button';
import { variableParameter } from '#app/content/variables';
import { paths } from '#app/lib/paths';
import { LIMITS } from '#common/limits';
import type { RuleTextState } from './load-rule-text.server';

type VariablesFormProps = Pick<RuleTextState, 'rule' | 'version' | 'rendered' | 'values' | 'raw'>;

/** Fields for the `{{variables}}` of a rule; what is entered goes into the text, its copy and its download. */
export function VariablesForm({ rule, version, rendered, values, raw }: VariablesFormProps) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  const clear = version.isLatest
    ? paths.rule(owner.name, name)
    : paths.ruleVersion(owner.name, name, version.version);
  if (rendered.variables.length === 0) return null;
  return (
    <section className="vars" aria-labelledby="variables-title">
      <h2 id="variables-title">{t('variables.title')}</h2>
      <p className="hint">{t('variables.hint')}</p>
      <Form className="g" action={paths.rule(owner.name, name)} preventScrollReset key={version.version}>
        {!version.isLatest && <input type="hidden" name="version" value={version.version} />}
        {raw && <input type="hidden" name="view" value="raw" />}
        {rendered.variables.map((variable) => (
          <div key={variable}>
            <label htmlFor={`variable-${variable}`}>{variable}</label>
            <input
              className="input"
              id={`variable-${variable}`}
              name={variableParameter(variable)}
              defaultValue={values[variable] ?? ''}
              maxLength={LIMITS.reason.max}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        ))}
        <div className="cluster">
          <button className={buttonClass({ size: 'sm' })} type="submit">
            {t('variables.apply')}
          </button>
          {Object.keys(values).length > 0 && (
            <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={clear} preventScrollReset>
              {t('variables.clear')}
            </Link>
          )}
        </div>
      </Form>
    </section>
  );
}
