import { createHash } from 'node:crypto';

const TAG_END = '>';
const SCRIPT = '<script';
const SCRIPT_END = '</script>';

/** A page, and the sources of a Content-Security-Policy that allow exactly its own inline scripts. */
export type HashedPage = { readonly html: Buffer; readonly sources: readonly string[] };

/**
 * Replaces the nonce of a page's scripts by their hashes, so that the page can be sent more than once (CSP 3 §6.7.2.2).
 * Only scripts that carry the nonce are allowed; React writes it on its own and Remix's, and nobody else can know it.
 */
export function hashScripts(html: Buffer, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, from)) {
    const source = sourceOf(html, at);
    if (source !== null) sources.add(source);
    parts.push(html.subarray(from, at));
    from = at + attribute.length;
  }
  return { html: Buffer.concat([...parts, html.subarray(from)]), sources: [...sources] };
}

/** The hash of the script whose start tag contains the position; null when it is empty or another element. */
function sourceOf(html: Buffer, position: number): string | null {
  const tag = html.lastIndexOf('<', position);
  if (!html.subarray(tag, tag + SCRIPT.length).equals(Buffer.from(SCRIPT))) return null;
  const start = html.indexOf(TAG_END, position) + 1;
  const end = html.indexOf(SCRIPT_END, start);
  if (start === 0 || end <= start) return null;
  return `'sha256-${createHash('sha256').update(html.subarray(start, end)).digest('base64')}'`;
}
