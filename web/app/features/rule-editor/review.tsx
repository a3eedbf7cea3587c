import { useNavigation } from '@remix-run/react';
import { GitCompare } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { DiffTable } from '#app/components/content/diff-table';
import { LineCounts } from '#app/components/content/line-counts';
import { Button } from '#app/components/ui/button';
import type { DiffOutcome } from '#app/content/printed-diff';
import { REVIEW } from './rule-schema';
import { cn } from '#app/lib/cn';
import diffStyles from '#app/components/content/diff-table.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './review.module.css';
import formStyles from './rule-form.module.css';

/** Submits the form for review instead of saving it. */
export function ReviewButton() {
  const { t } = useTranslation('rule-editor');
  const busy = useNavigation().formData?.get('intent') === REVIEW;
  return (
    <Button type="submit" size="lg" icon={GitCompare} busy={busy} name="intent" value={REVIEW}>
      {t('review.button')}
    </Button>
  );
}

type ReviewSectionProps = {
  readonly diff: DiffOutcome;
  /** The version that the text is compared with. */
  readonly from: string;
};

/** The changes that saving would publish; takes the focus when it appears. */
export function ReviewSection({ diff, from }: ReviewSectionProps) {
  const { t } = useTranslation('rule-editor');
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [diff]);
  const title = t('review.title', { version: from });
  return (
    <section ref={section} className={styles.review} tabIndex={-1} aria-labelledby="review">
      <div className={cn(layoutStyles.cluster, formStyles.sectionHead)}>
        <h2 className={typography.subheading} id="review">
          {title}
        </h2>
        {!('missing' in diff) && <LineCounts of={diff} className={layoutStyles.pushed} />}
      </div>
      <div className={diffStyles.frame}>
        <DiffTable diff={diff} unified={false} caption={title} expandHref={null} />
      </div>
    </section>
  );
}
