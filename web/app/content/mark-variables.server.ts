import type { ElementContent } from 'hast';
import { splitAtVariables, type VariableValues } from './variables';

/** Text with its `{{variables}}` marked; those that have a value show the value. */
export function markVariables(text: string, values: VariableValues): ElementContent[] {
  return splitAtVariables(text).map((part): ElementContent => {
    if (part.variable === null) return { type: 'text', value: part.text };
    const value = Object.hasOwn(values, part.variable) ? values[part.variable] : undefined;
    const className = value === undefined ? ['var'] : ['var', 'var-set'];
    const children = [{ type: 'text', value: value ?? part.text } as const];
    return { type: 'element', tagName: 'span', properties: { className }, children };
  });
}
