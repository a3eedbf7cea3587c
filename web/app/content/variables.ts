import {
  MAX_FILLED_BYTES,
  splitAtVariables,
  valuesWithin,
  type VariableValues,
} from '@kimari/common/variables';
import { escapeHtml } from '#app/lib/escape-html';

export * from '@kimari/common/variables';

/** A variable in rendered HTML. A rule's text cannot contain this markup: its angle brackets are escaped. */
const MARKED = /<span class="var">([^<]*)<\/span>/g;

/** Replaces the marked variables of a rendered text with their escaped values. */
export function fillMarked(html: string, values: VariableValues): string {
  if (Object.keys(values).length === 0) return html;
  const valueOf = valuesWithin(MAX_FILLED_BYTES, values);
  return html.replace(MARKED, (whole, text: string) => {
    const value = valueOf(splitAtVariables(text)[0]?.variable ?? '', text);
    return value === null ? whole : `<span class="var var-set">${escapeHtml(value)}</span>`;
  });
}
