import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import segmentStyles from '#app/components/ui/segments.module.css';

export type Layout = 'edit' | 'split' | 'preview';

type LayoutSwitchProps = {
  readonly layout: Layout;
  readonly layouts: readonly Layout[];
  readonly onChoose: (layout: Layout) => void;
  readonly className: string | undefined;
  readonly small?: boolean;
};

/** Chooses between the text, its preview and both. */
export function LayoutSwitch({ layout, layouts, onChoose, className, small }: LayoutSwitchProps) {
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
