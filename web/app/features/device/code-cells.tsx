import { USER_CODE_LENGTH } from '@kimari/common/device-code';
import styles from './code-cells.module.css';

const HALF = USER_CODE_LENGTH / 2;

type CodeCellsProps = {
  /** The letters without the dash. */
  readonly letters: string;
  /** Marks the cell of the next letter. */
  readonly withCursor?: boolean;
};

/** Eight printed cells, like the boxes for a postcode on an envelope. The code itself is read from elsewhere. */
export function CodeCells({ letters, withCursor = false }: CodeCellsProps) {
  const next = Math.min(letters.length, USER_CODE_LENGTH - 1);
  const cells = Array.from({ length: USER_CODE_LENGTH }, (_, place) => (
    <b key={place} data-next={(withCursor && place === next) || undefined}>
      {letters.charAt(place)}
    </b>
  ));
  return (
    <span className={styles.cells} aria-hidden="true">
      {cells.slice(0, HALF)}
      <i />
      {cells.slice(HALF)}
    </span>
  );
}
