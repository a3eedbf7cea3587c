import { memo, useDeferredValue } from 'react';

/** Longer texts have no numbers: measuring each line would make every key slow. */
const MOST_LINES = 3_000;

/** Numbers beside the lines of a text area that wraps: a copy of the text gives each line its height. */
export const LineNumbers = memo(function LineNumbers({ text }: { readonly text: string }) {
  const lines = useDeferredValue(text).split('\n');
  if (lines.length > MOST_LINES) return null;
  return (
    <ol aria-hidden="true">
      {lines.map((line, position) => (
        <li key={position}>
          <span>{line}</span>
        </li>
      ))}
    </ol>
  );
});
