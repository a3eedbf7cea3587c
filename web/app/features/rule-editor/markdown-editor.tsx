import {
  Bold,
  Braces,
  Code,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { RenderedText } from '#app/components/content/rendered-text';
import { IconButton } from '#app/components/ui/button';
import type { RenderedRule } from '#app/content/rendered-rule';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { useHydrated } from '#app/lib/use-hydrated';
import { LineNumbers } from './line-numbers';
import {
  formatEdit,
  FORMATS,
  indentEdit,
  outdentEdit,
  type Format,
  type Selected,
  type TextEdit,
} from './text-edits';
import { usePreview } from './use-preview';
import fieldStyles from '#app/components/form/field.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import segmentStyles from '#app/components/ui/segments.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './markdown-editor.module.css';

const LAYOUTS = { edit: styles.onlySource, split: styles.split, preview: styles.onlyPreview };

type Layout = keyof typeof LAYOUTS;

type MarkdownEditorProps = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly initialPreview: RenderedRule | null;
  readonly subagent: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
};

/** Edits through `execCommand`, so that undo works. */
function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

const selectionOf = (area: HTMLTextAreaElement): Selected => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
});

/** The editor of a rule's text, with a preview beside it. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { t } = useTranslation('rule-editor');
  const [layout, setLayout] = useState<Layout>('split');
  const area = useRef<HTMLTextAreaElement>(null);
  const preview = usePreview(props.value, props.initialPreview, layout !== 'edit');
  const format = (name: Format) =>
    area.current && applyEdit(area.current, formatEdit(name, selectionOf(area.current)));
  return (
    <>
      <LayoutSwitch
        layout={layout}
        onChoose={setLayout}
        layouts={['edit', 'preview']}
        className={styles.narrowLayouts}
      />
      <div className={cn(styles.editor, LAYOUTS[layout])}>
        <div className={styles.toolbar}>
          <FormatBar onFormat={format} />
          <LayoutSwitch
            layout={layout}
            onChoose={setLayout}
            layouts={['edit', 'split', 'preview']}
            className={cn(layoutStyles.pushed, layoutStyles.wideOnly)}
            small
          />
        </div>
        <SourcePane {...props} area={area} />
        <div className={styles.preview} tabIndex={0} role="region" aria-label={t('editor.preview')}>
          {preview.failed && <p className={fieldStyles.hint}>{t('editor.preview_failed')}</p>}
          {preview.rendered ? (
            <RenderedText rendered={preview.rendered} subagent={props.subagent} small />
          ) : (
            <p className={fieldStyles.hint}>{t('editor.preview_empty')}</p>
          )}
        </div>
        <EditorFoot value={props.value} />
      </div>
    </>
  );
}

type SourcePaneProps = MarkdownEditorProps & { readonly area: RefObject<HTMLTextAreaElement> };

function SourcePane({ id, name, value, onChange, describedBy, invalid, area }: SourcePaneProps) {
  const { t } = useTranslation('rule-editor');
  const hydrated = useHydrated();
  const leaving = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leaving.current = true;
    else if (event.key === 'Tab' && !leaving.current && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      const selected = selectionOf(event.currentTarget);
      applyEdit(event.currentTarget, event.shiftKey ? outdentEdit(selected) : indentEdit(selected));
    } else if (event.key !== 'Shift') leaving.current = false;
  };
  return (
    <div className={cn(styles.source, hydrated && styles.live)}>
      {hydrated && <LineNumbers text={value} />}
      <textarea
        ref={area}
        id={id}
        name={name}
        value={value}
        rows={20}
        required
        spellCheck={false}
        aria-label={t('content.label')}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (leaving.current = false)}
      />
    </div>
  );
}

const FORMAT_ICONS: Readonly<Record<Format, LucideIcon>> = {
  heading: Heading,
  bold: Bold,
  italic: Italic,
  list: List,
  ordered: ListOrdered,
  code: Code,
  link: LinkIcon,
  variable: Braces,
};

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
      {FORMATS.map((format) => (
        <IconButton
          key={format}
          icon={FORMAT_ICONS[format]}
          size="sm"
          label={labels[format]}
          onClick={() => onFormat(format)}
        />
      ))}
    </div>
  );
}

type LayoutSwitchProps = {
  readonly layout: Layout;
  readonly layouts: readonly Layout[];
  readonly onChoose: (layout: Layout) => void;
  readonly className: string | undefined;
  readonly small?: boolean;
};

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

function EditorFoot({ value }: { readonly value: string }) {
  const { t } = useTranslation('rule-editor');
  const characters = Array.from(value).length;
  return (
    <div className={cn(styles.foot, typography.figures)}>
      <span>{t('editor.lines', { count: value.split('\n').length })}</span>
      <span>{t('editor.characters', { count: characters, shown: formatCount(characters) })}</span>
      <span className={cn(layoutStyles.pushed, layoutStyles.wideOnly)}>{t('editor.tab_help')}</span>
    </div>
  );
}
