import { useState, type RefObject } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { RenderedText } from '#app/components/content/rendered-text';
import { FaultBoundary } from '#app/components/feedback/fault-boundary';
import type { RenderedRule } from '#app/content/rendered-rule';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { countCharacters, estimateTokens } from '#app/lib/text-size';
import { FormatBar } from './format-bar';
import { LayoutSwitch, type Layout } from './layout-switch';
import { SourcePane, type SourceActions, type SourceField } from './source-pane';
import type { Cursor } from './source-view';
import { SubagentHelp } from './subagent-help';
import { usePreview, type Preview } from './use-preview';
import fieldStyles from '#app/components/form/field.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './markdown-editor.module.css';

const LAYOUTS = { edit: styles.onlySource, split: styles.split, preview: styles.onlyPreview };

type MarkdownEditorProps = SourceField & {
  readonly initialPreview: RenderedRule | null;
  readonly subagent: boolean;
  readonly actions: RefObject<SourceActions>;
};

/** The editor of a rule's text, with a preview beside it. */
export function MarkdownEditor({ initialPreview, subagent, actions, ...source }: MarkdownEditorProps) {
  const [layout, setLayout] = useState<Layout>('split');
  const preview = usePreview(source.value, initialPreview, subagent || layout !== 'edit');
  return (
    <>
      <LayoutSwitch
        layout={layout}
        onChoose={setLayout}
        layouts={['edit', 'preview']}
        className={cn(styles.narrowLayouts, layoutStyles.scriptOnly)}
      />
      <div className={cn(styles.editor, LAYOUTS[layout])}>
        <div className={cn(styles.toolbar, layoutStyles.scriptOnly)}>
          <FormatBar onFormat={(format) => actions.current?.format(format)} />
          <LayoutSwitch
            layout={layout}
            onChoose={setLayout}
            layouts={['edit', 'split', 'preview']}
            className={cn(layoutStyles.pushed, styles.wideLayouts)}
            small
          />
        </div>
        <SourcePane {...source} ref={actions}>
          {(cursor) => (
            <>
              <PreviewPane preview={preview} empty={source.value.trim() === ''} subagent={subagent} />
              <EditorFoot value={source.value} cursor={cursor} />
            </>
          )}
        </SourcePane>
      </div>
      {subagent && <SubagentHelp fields={preview.rendered?.frontMatter ?? []} />}
    </>
  );
}

type PreviewPaneProps = { readonly preview: Preview; readonly empty: boolean; readonly subagent: boolean };

function PreviewPane({ preview: { rendered, failed }, empty, subagent }: PreviewPaneProps) {
  const { t } = useTranslation('rule-editor');
  return (
    <div className={styles.preview} tabIndex={0} role="region" aria-label={t('editor.preview')}>
      {failed && <p className={fieldStyles.hint}>{t('editor.preview_failed')}</p>}
      {rendered && !empty ? (
        <FaultBoundary
          of={rendered}
          fallback={<p className={fieldStyles.hint}>{t('editor.preview_failed')}</p>}
        >
          <RenderedText rendered={rendered} subagent={subagent} small />
        </FaultBoundary>
      ) : (
        <p className={fieldStyles.hint}>{t('editor.preview_empty')}</p>
      )}
    </div>
  );
}

function EditorFoot({ value, cursor }: { readonly value: string; readonly cursor: Cursor | null }) {
  const { t } = useTranslation('rule-editor');
  const characters = countCharacters(value);
  const tokens = estimateTokens(value);
  return (
    <div className={cn(styles.foot, typography.figures)}>
      {cursor && <span>{t('editor.position', cursor)}</span>}
      <span>{t('editor.lines', { count: value.split('\n').length })}</span>
      <span>{t('editor.characters', { count: characters, shown: formatCount(characters) })}</span>
      <span>{t('editor.tokens', { count: tokens, shown: formatCount(tokens) })}</span>
      <span className={cn(layoutStyles.pushed, layoutStyles.wideOnly, layoutStyles.scriptOnly)}>
        {t('editor.tab_help')}
      </span>
    </div>
  );
}
