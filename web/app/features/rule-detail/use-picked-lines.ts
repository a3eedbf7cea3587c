import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import type { PickedLines } from '#app/components/content/source-lines';
import { lineHash, parseLineRange, type LineRange } from '#app/lib/line-range';

/** Writes the lines into the address without scrolling to them, as the browser would. */
function writeHash(range: LineRange | null): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (range ? lineHash(range) : ''));
}

/** The lines in the address. A click on a number picks a line, one with Shift all lines up to there. */
export function usePickedLines(): PickedLines & { readonly clear: () => void } {
  const { hash } = useLocation();
  const [range, setRange] = useState<LineRange | null>(null);
  useEffect(() => {
    const read = () => {
      const asked = parseLineRange(location.hash);
      setRange(asked);
      if (asked) document.getElementById(`L${asked.from}`)?.scrollIntoView();
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [hash]);
  const choose = useCallback((next: LineRange | null) => {
    writeHash(next);
    setRange(next);
  }, []);
  const pick = useCallback(
    (event: MouseEvent, line: number) => {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      const start = event.shiftKey ? (parseLineRange(location.hash)?.from ?? line) : line;
      choose({ from: Math.min(start, line), to: Math.max(start, line) });
    },
    [choose],
  );
  return { range, pick, clear: () => choose(null) };
}
