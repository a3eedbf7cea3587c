import { revealedParts } from '@kimari/common/hidden-characters';
import invisibleStyles from '#app/components/content/invisible-character.module.css';
import { cn } from '#app/lib/cn';
import { escapeHtml } from '#app/lib/escape-html';
import type { DiffPart } from './diff.server';

/**
 * The parts of a line as HTML, with invisible characters by their names. The line is read as a whole: what stands beside
 * a character says whether it is part of proper writing.
 */
export function revealedTexts(parts: readonly DiffPart[]): readonly string[] {
  const pieces = revealedParts(parts.map(({ text }) => text).join(''));
  let rest = '';
  return parts.map(({ text }) => {
    let [html, missing] = ['', text.length];
    while (missing > 0) {
      if (rest === '') {
        const piece = pieces.next();
        if (piece.done === true) break;
        if (piece.value.isInvisible) {
          html += box(piece.value);
          missing -= piece.value.length;
          continue;
        }
        rest = piece.value.text;
      }
      html += escapeHtml(rest.slice(0, missing));
      [rest, missing] = [rest.slice(missing), missing - Math.min(missing, rest.length)];
    }
    return html;
  });
}

function box({ text, isHidden }: { readonly text: string; readonly isHidden: boolean }): string {
  return `<span class="${cn(invisibleStyles.box, isHidden && invisibleStyles.hidden)}">${text}</span>`;
}
