import { useEffect, useState } from 'react';
import type { RenderedRule } from '#app/content/rendered-rule';
import { paths } from '#app/lib/paths';

/** Milliseconds after the last keystroke before the preview updates. */
const DEBOUNCE = 150;

export type Preview = { readonly rendered: RenderedRule | null; readonly failed: boolean };

async function fetchPreview(content: string, signal: AbortSignal): Promise<RenderedRule> {
  const body = new FormData();
  body.set('content', content);
  const response = await fetch(paths.rulePreview(), { method: 'POST', body, signal });
  if (!response.ok) throw new Error(`preview: ${response.status}`);
  return (await response.json()) as RenderedRule;
}

/** The preview of the text, rendered by the server shortly after the last keystroke. */
export function usePreview(content: string, initial: RenderedRule | null, enabled: boolean): Preview {
  const [preview, setPreview] = useState<Preview>({ rendered: initial, failed: false });
  const [shown, setShown] = useState(initial === null ? null : content);
  useEffect(() => {
    if (!enabled || content === shown) return;
    const stale = new AbortController();
    const timer = setTimeout(() => {
      fetchPreview(content, stale.signal).then(
        (rendered) => {
          setPreview({ rendered, failed: false });
          setShown(content);
        },
        () => {
          if (!stale.signal.aborted) setPreview((last) => ({ ...last, failed: true }));
        },
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [content, shown, enabled]);
  return preview;
}
