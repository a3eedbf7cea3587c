import {
  Bold,
  Braces,
  Code,
  Heading,
  type IconNode,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
} from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { RenderedText } from '#app/components/content/rendered-text';
import { FaultBoundary } from '#app/components/feedback/fault-boundary';
import { IconButton } from '#app/components/ui/button';
import type { RenderedRule } from '#app/content/rendered-rule';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { countCharacters, estimateTokens } from '#app/lib/text-size';
import fieldStyles from '#app/components/form/field.module.css';
import { layoutStyles, segmentStyles, typography } from '#app/components/ui/styles';
import { type SourceActions, type SourceField, SourcePane } from './source-pane';
import type { Cursor } from './source-view';
import { SubagentHelp } from './subagent-help';
import { type Format, FORMATS } from './text-edits';
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

const ICONS: Readonly<Record<Format, IconNode>> = {
  heading: Heading,
  bold: Bold,
  italic: Italic,
  list: List,
  ordered: ListOrdered,
  code: Code,
  link: LinkIcon,
  variable: Braces,
};

/** Keys of the editor, as `aria-keyshortcuts` spells them. */
const KEYS: Readonly<Partial<Record<Format, string>>> = { bold: 'B', italic: 'I', link: 'K' };

/** The buttons that format the selected text. */
function FormatBar({ onFormat }: { readonly onFormat: (format: Format) => void }) {
  const { t } = useTranslation('rule-editor');
  const labels: Readonly<Record<Format, string>> = {
    heading: t('format.heading'),
    bold: t('format.bold'),
    italic: t('format.italic'),
    list: t('format.list'),
    ordered: t('format.ordered'),
    code: t('format.code'),
    link: t('format.link'),
    variable: t('format.variable'),
  };
  return (
    <div className={styles.formats} role="group" aria-label={t('format.label')}>
      {FORMATS.map((format) => {
        const key = KEYS[format];
        return (
          <IconButton
            key={format}
            icon={ICONS[format]}
            size="sm"
            label={labels[format]}
            title={key ? `${labels[format]} (Ctrl+${key})` : labels[format]}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            onClick={() => onFormat(format)}
          />
        );
      })}
    </div>
  );
}

type Layout = 'edit' | 'split' | 'preview';

type LayoutSwitchProps = {
  readonly layout: Layout;
  readonly layouts: readonly Layout[];
  readonly onChoose: (layout: Layout) => void;
  readonly className: string | undefined;
  readonly small?: boolean;
};

/** Chooses between the text, its preview and both. */
function LayoutSwitch({ layout, layouts, onChoose, className, small }: LayoutSwitchProps) {
  const { t } = useTranslation('rule-editor');
  const labels: Readonly<Record<Layout, string>> = {
    edit: t('editor.edit'),
    split: t('editor.split'),
    preview: t('editor.preview'),
  };
  // Narrow pages have no room for both, so `split` shows the editor.
  const current = layouts.includes(layout) ? layout : 'edit';
  return (
    <div className={className}>
      <div
        className={cn(segmentStyles.segments, small && segmentStyles.small)}
        role="group"
        aria-label={t('editor.layout')}
      >
        {layouts.map((name) => (
          <button key={name} type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
            {labels[name]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Milliseconds after the last keystroke before the preview updates. */
const DEBOUNCE = 150;

type Preview = { readonly rendered: RenderedRule | null; readonly failed: boolean };

async function fetchPreview(content: string, signal: AbortSignal): Promise<RenderedRule> {
  const body = new FormData();
  body.set('content', content);
  const response = await fetch(paths.rulePreview(), { method: 'POST', body, signal });
  if (!response.ok) throw new Error(`preview: ${response.status}`);
  return (await response.json()) as RenderedRule;
}

/** The preview of the text, rendered by the server shortly after the last keystroke. */
function usePreview(content: string, initial: RenderedRule | null, enabled: boolean): Preview {
  const [preview, setPreview] = useState<Preview>({ rendered: initial, failed: false });
  const [shown, setShown] = useState(initial === null ? null : content);
  useEffect(() => {
    if (!enabled || content === shown) return;
    const stale = new AbortController();
    const timer = setTimeout(() => {
      fetchPreview(content, stale.signal).then(
        (rendered) => {
          setPreview({ rendered, failed: false });
          setShown(content);
        },
        () => {
          if (!stale.signal.aborted) setPreview((last) => ({ ...last, failed: true }));
        },
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [content, shown, enabled]);
  return preview;
}
