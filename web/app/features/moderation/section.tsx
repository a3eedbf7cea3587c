import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn';
import { typography } from '#app/components/ui/styles';
import styles from './case.module.css';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a case, below a heavy line. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={cn(typography.muted, typography.figures)}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
