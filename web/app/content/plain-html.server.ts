import { escapeHtml } from '#app/lib/escape-html';
import type { RenderedRule } from './rendered-rule';

/** In characters. Escaped and sent as data as well, a longer text would block the event loop. */
const MAX_PLAIN_LENGTH = 64 * 1024;

/** The source text in one block, or its beginning if it is long. */
export function plainHtml(text: string): Pick<RenderedRule, 'html' | 'isCut'> {
  const isCut = text.length > MAX_PLAIN_LENGTH;
  // The cut may be within a character of two code units.
  const shown = isCut ? text.slice(0, MAX_PLAIN_LENGTH).replace(/[\uD800-\uDBFF]$/, '') : text;
  return { html: `<pre class="shiki md-plain" tabindex="0"><code>${escapeHtml(shown)}</code></pre>`, isCut };
}
