import { escapeHtml } from '#app/lib/escape-html';

/** The source text in one block. */
export function plainHtml(text: string): string {
  return `<pre class="shiki md-plain" tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}
