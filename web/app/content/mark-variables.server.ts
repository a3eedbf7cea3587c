import type { ElementContent } from 'hast';
import { splitAtVariables } from './variables';

/** Wraps the `{{variables}}` of a text in spans. */
export function markVariables(text: string): ElementContent[] {
  return splitAtVariables(text).map(({ text: value, variable }): ElementContent => {
    if (variable === null) return { type: 'text', value };
    const properties = { className: ['var'] };
    return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value }] };
  });
}
