import type { ElementContent } from 'hast';
import { splitAtVariables } from './variables';

/** Text with its `{{variables}}` marked. */
export function markVariables(text: string): ElementContent[] {
  return splitAtVariables(text).map(({ text: value, variable }): ElementContent => {
    if (variable === null) return { type: 'text', value };
    const properties = { className: ['var'] };
    return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value }] };
  });
}
