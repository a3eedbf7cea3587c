import { Check, CircleAlert, Info, Minus, type IconNode } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import type { ShownField } from '#app/content/rendered-rule';
import { cn } from '#app/lib/cn';
import { checkSubagent, type FieldCheck, type FieldState, type SubagentField } from './subagent-fields';
import { icons, typography } from '#app/components/ui/styles';
import styles from './subagent-help.module.css';

const ICONS: Readonly<Record<FieldState, IconNode>> = {
  good: Check,
  'left-out': Minus,
  missing: CircleAlert,
  invalid: CircleAlert,
  unknown: Info,
};

/** Explains each field of a subagent's front matter, and its errors. */
export function SubagentHelp({ fields }: { readonly fields: readonly ShownField[] }) {
  const { t } = useTranslation('rule-editor');
  const help: Readonly<Record<SubagentField, string>> = {
    name: t('front_matter.name'),
    description: t('front_matter.description'),
    tools: t('front_matter.tools'),
    model: t('front_matter.model'),
  };
  return (
    <section className={styles.help} aria-labelledby="front-matter">
      <h3 id="front-matter">{t('front_matter.title')}</h3>
      <dl role="group" aria-live="polite">
        {checkSubagent(fields).map((check) => (
          <div key={check.field} data-state={check.state}>
            <dt className={typography.mono}>{check.field}</dt>
            <dd>
              {help[check.field]} <Finding check={check} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Finding({ check: { field, state, words } }: { readonly check: FieldCheck }) {
  const { t } = useTranslation('rule-editor');
  const text = useFinding(field, state, words.join(t('front_matter.separator')));
  const icon = ICONS[state];
  return (
    <span className={styles.finding}>
      <Icon of={icon} className={cn(icons.icon, icons.small)} />
      {text}
    </span>
  );
}

function useFinding(field: SubagentField, state: FieldState, words: string): string {
  const { t } = useTranslation('rule-editor');
  switch (state) {
    case 'good':
      return t('front_matter.good');
    case 'left-out':
      return t('front_matter.left_out');
    case 'missing':
      return t('front_matter.missing');
    case 'invalid':
      return field === 'name' ? t('front_matter.invalid_name') : t('front_matter.invalid', { words });
    case 'unknown':
      return t('front_matter.unknown', { words });
  }
}
