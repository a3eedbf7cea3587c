import styles from './mark.module.css';

/** The logo: き of きまり as a vermilion seal. Decorative, because the name is beside it. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.seal} width="32" height="32" rx="4" />
      <g className={styles.lines} fill="none">
        <path d="M5.4 8H26.6M5.4 14.667H26.6" />
        <path d="M13 3.4 21 20" />
        <path d="M8 19.6C8 25 11.5 26.667 16.6 26.667H24" />
      </g>
    </svg>
  );
}
