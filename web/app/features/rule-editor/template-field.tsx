import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { useHydrated } from '#app/lib/use-hydrated';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { typography } from '#app/components/ui/styles';
import { subagentTemplate, TEMPLATE_KINDS, type TemplateKind, templateOf } from './subagent-templates';
import styles from './template-field.module.css';

type TemplateFieldProps = {
  /** The template that the text is identical to. */
  readonly kind: TemplateKind | null;
  /** The text was edited, so choosing a template has no effect. */
  readonly written: boolean;
  readonly onChoose: (kind: TemplateKind | null) => void;
};

/** Choice of the template for a subagent. Needs scripts, so it is rendered only with them. */
export function TemplateField({ kind, written, onChoose }: TemplateFieldProps) {
  const { t } = useTranslation('rule-editor');
  const labels: Readonly<Record<TemplateKind, string>> = {
    review: t('template.review'),
    tests: t('template.tests'),
    documentation: t('template.documentation'),
    general: t('template.general'),
  };
  if (!useHydrated()) return null;
  return (
    <div className={styles.template}>
      <label className={typography.visuallyHidden} htmlFor="template">
        {t('template.label')}
      </label>
      <select
        className={cn(controlStyles.select, controlStyles.smallSelect)}
        id="template"
        value={kind ?? ''}
        disabled={written}
        aria-describedby={written ? 'template-hint' : undefined}
        onChange={({ target }) => onChoose(TEMPLATE_KINDS.find((known) => known === target.value) ?? null)}
      >
        <option value="">{t('template.choose')}</option>
        {TEMPLATE_KINDS.map((known) => (
          <option key={known} value={known}>
            {labels[known]}
          </option>
        ))}
      </select>
      {written && (
        <p className={fieldStyles.hint} id="template-hint">
          {t('template.written')}
        </p>
      )}
    </div>
  );
}

type TemplateSetup = {
  readonly content: string;
  readonly write: (content: string) => void;
  /** The rule's current name, which the template contains. */
  readonly ruleName: string;
};

/** Fills in a template for a subagent. Replaces an empty text or an unedited template, never an edited text. */
export function useSubagentTemplate({ content, write, ruleName }: TemplateSetup) {
  const locale = useLocale();
  const kind = templateOf(content, ruleName);
  const empty = content.trim() === '';
  return {
    kind,
    written: kind === null && !empty,
    choose: (chosen: TemplateKind | null) => write(chosen ? subagentTemplate(chosen, locale, ruleName) : ''),
    onTypeChange: (type: string) => {
      if (type === 'ccsubagents' && empty) write(subagentTemplate('general', locale, ruleName));
      if (type === 'rule' && kind !== null) write('');
    },
    onNameChange: (name: string) => {
      if (kind !== null) write(subagentTemplate(kind, locale, name));
    },
  };
}
