import { memo, useDeferredValue } from 'react';

/** Longer texts have no line numbers: measuring each line would slow down every keystroke. */
const MAX_LINES = 3_000;

/** Line numbers for a text area that wraps: a hidden copy of the text gives each line its height. */
export const LineNumbers = memo(function LineNumbers({ text }: { readonly text: string }) {
  const lines = useDeferredValue(text).split('\n');
  if (lines.length > MAX_LINES) return null;
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
