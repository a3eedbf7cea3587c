import type { Translate } from '#app/i18n/texts';
import type { Content, Support } from '@kimari/common/targets/support';

export function supportWords(t: Translate): Readonly<Record<Support, string>> {
  return {
    kept: t('targets:support.kept'),
    changed: t('targets:support.changed'),
    lost: t('targets:support.lost'),
  };
}

export function contentWords(t: Translate): Readonly<Record<Content, string>> {
  return {
    body: t('targets:contents.body'),
    description: t('targets:contents.description'),
    always: t('targets:contents.always'),
    files: t('targets:contents.files'),
    relevant: t('targets:contents.relevant'),
    manual: t('targets:contents.manual'),
    subagent: t('targets:contents.subagent'),
    tools: t('targets:contents.tools'),
    model: t('targets:contents.model'),
    hooks: t('targets:contents.hooks'),
    mcp: t('targets:contents.mcp'),
  };
}
