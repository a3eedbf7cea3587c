import { escapeHtml } from '#app/lib/escape-html';
import { beginningOf } from './beginning.server';
import type { RenderedRule } from './rendered-rule';

const MAX_LENGTH = 192 * 1024;

/** The source text in one block, or its beginning if it is long. */
export function plainHtml(text: string): Pick<RenderedRule, 'html' | 'isCut'> {
  const { shown, isCut } = beginningOf(text, MAX_LENGTH);
  return { html: `<pre class="shiki md-plain" tabindex="0"><code>${escapeHtml(shown)}</code></pre>`, isCut };
}
