import { useActionData } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { RenderedRule } from '#app/content/rendered-rule';
import { fillMarked, fillVariables, NO_VARIABLES, type VariableValues } from '#app/content/variables';
import type { RuleTextState } from './load-rule-text.server';
import { valuesOf, type FilledAnswer } from './variable-fields';

export type FilledText = Pick<RuleTextState, 'rendered' | 'text'> & {
  readonly values: VariableValues;
  readonly fill: (values: VariableValues) => void;
};

/**
 * A rule's text with the reader's values for its variables. Values never leave the page's state: they may be secrets,
 * and URLs are stored and logged.
 */
export function useFilledText({ rendered, text }: Pick<RuleTextState, 'rendered' | 'text'>): FilledText {
  const answer = useActionData<Partial<FilledAnswer>>();
  const [values, fill] = useState(() => valuesOf(rendered.variables.names, answer?.filled ?? []));
  return useMemo(
    () => ({
      values,
      fill,
      rendered: fillRendered(rendered, values),
      text: fillVariables(text, rendered.variables, values),
    }),
    [rendered, text, values],
  );
}

function fillRendered(rendered: RenderedRule, values: VariableValues): RenderedRule {
  const fill = (text: string) => fillVariables(text, NO_VARIABLES, values);
  const frontMatter = rendered.frontMatter.map(({ key, value }) => ({
    key,
    value:
      value.kind === 'list'
        ? { kind: value.kind, items: value.items.map(fill) }
        : { kind: value.kind, text: fill(value.text) },
  }));
  return { ...rendered, frontMatter, html: fillMarked(rendered.html, values) };
}
