import { useTranslation } from '#app/i18n/use-translation';
import type { PlainReason, RenderedRule } from '#app/content/rendered-rule';
import { cn } from '#app/lib/cn';
import { FrontMatterTable } from './front-matter-table';
import { useCodeCopy } from './use-code-copy';
import fieldStyles from '#app/components/form/field.module.css';
import styles from './rendered-text.module.css';

type RenderedTextProps = {
  readonly rendered: RenderedRule;
  /** Whether the front matter is shown as a subagent's card, which lists what it may do. */
  readonly subagent: boolean;
  readonly small?: boolean;
};

/** A rule's rendered text. The HTML comes from our own renderer, which removes everything active. */
export function RenderedText({ rendered, subagent, small }: RenderedTextProps) {
  const { t } = useTranslation('rules');
  const container = useCodeCopy(rendered.html);
  const whyPlain: Readonly<Record<PlainReason, string>> = {
    complex: t('text.plain_complex'),
    partly: t('text.plain_partly'),
    overran: t('text.plain_overran'),
    late: t('text.plain_late'),
  };
  return (
    <>
      {rendered.frontMatter.length > 0 && (
        <FrontMatterTable fields={rendered.frontMatter} subagent={subagent} />
      )}
      {rendered.plain && (
        <div className={cn(fieldStyles.hint, styles.whyPlain)}>
          <p>{whyPlain[rendered.plain]}</p>
          {rendered.isCut && (
            <p>{rendered.plain === 'partly' ? t('text.partly_cut') : t('text.plain_cut')}</p>
          )}
        </div>
      )}
      <div
        ref={container}
        className={cn('md', small && 'md-sm')}
        lang={rendered.language}
        dangerouslySetInnerHTML={{ __html: rendered.html }}
      />
    </>
  );
}
