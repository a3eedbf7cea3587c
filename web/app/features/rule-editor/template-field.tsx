import { useTranslation } from '#app/lib/use-translation';
import { useHydrated } from '#app/lib/use-hydrated';
import { TEMPLATE_KINDS, type TemplateKind } from './subagent-templates';

type TemplateFieldProps = {
  /** The template that the text still is. */
  readonly kind: TemplateKind | null;
  /** Somebody has written: there is nothing to start any more. */
  readonly written: boolean;
  readonly onChoose: (kind: TemplateKind | null) => void;
};

/** What a subagent's text starts from. Needs scripts, so it appears with them. */
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
    <div className="template">
      <label className="sr" htmlFor="template">
        {t('template.label')}
      </label>
      <select
        className="select select-sm"
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
        <p className="hint" id="template-hint">
          {t('template.written')}
        </p>
      )}
    </div>
  );
}
