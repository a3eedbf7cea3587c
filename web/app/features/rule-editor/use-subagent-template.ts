import { useLocale } from '#app/i18n/use-locale';
import { subagentTemplate, templateOf, type TemplateKind } from './subagent-templates';

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
