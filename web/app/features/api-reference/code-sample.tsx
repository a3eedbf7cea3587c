import { CopyButton } from '#app/components/feedback/copy-button';
import styles from './reference.module.css';

type CodeSampleProps = {
  readonly title: string;
  readonly code: string;
  /** Name of the button that copies it; left out when there is nothing worth copying. */
  readonly copyLabel?: string;
};

/** A piece of code to read or copy. */
export function CodeSample({ title, code, copyLabel }: CodeSampleProps) {
  return (
    <figure className={styles.sample}>
      <figcaption>
        {title}
        {copyLabel && <CopyButton text={code} label={copyLabel} />}
      </figcaption>
      {/* Scrolls sideways, so the keyboard must reach it. A page has hundreds, too many for landmarks. */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
