import type { InvisibleCharacter } from '@kimari/common/hidden-characters';
import { useMemo } from 'react';
import { SourceLines } from '#app/components/content/source-lines';
import { useTranslation } from '#app/i18n/use-translation';
import { groupBy } from '#app/lib/group-by';
import styles from './source-view.module.css';

type SourceViewProps = {
  readonly text: string;
  readonly label: string;
  /** Prints every invisible character by its name. */
  readonly reveal?: boolean;
  readonly invisible?: readonly InvisibleCharacter[];
  /** Where the checks found something. */
  readonly noted?: readonly { readonly line: number }[] | undefined;
  /** A line that is to have an address however late it is. */
  readonly asked?: number;
};

/** A text as it was published, with numbered lines, in a box of its own. */
export function SourceView({ text, label, reveal = false, invisible, noted, asked = 0 }: SourceViewProps) {
  const { t } = useTranslation(['moderation', 'findings']);
  const hidden = useMemo(() => invisible?.filter(({ isHidden }) => isHidden) ?? [], [invisible]);
  const byLine = useMemo(() => groupBy(hidden, ({ line }) => line), [hidden]);
  const lines = useMemo(() => new Set(noted?.map(({ line }) => line)), [noted]);
  return (
    <div className={styles.source} tabIndex={0} role="region" aria-label={label}>
      <SourceLines
        text={text}
        invisible={byLine}
        reveal={reveal}
        noted={lines}
        lineLabel={(number) =>
          t(lines.has(number) ? 'findings:noted_line' : 'moderation:case.line', { number })
        }
        asked={asked}
      />
    </div>
  );
}
