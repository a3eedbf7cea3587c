import { useLocale } from '#app/i18n/use-locale';
import { formatDateTime, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import type { ReactNode } from 'react';
import styles from './administration.module.css';

/** Labelled facts; those without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null || value === '' ? null : (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A time in the reader's zone; `none` when there is none. */
export function Moment({
  time,
  none = '–',
}: {
  readonly time: number | null | undefined;
  readonly none?: string;
}) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (time == null) return none;
  return <time dateTime={toIso(time)}>{formatDateTime(time, locale, timeZone)}</time>;
}
