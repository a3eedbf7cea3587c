import { useActionData } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { RenderedRule } from '#app/content/rendered-rule';
import { fillMarked, fillVariables, NO_VARIABLES, type VariableValues } from '#app/content/variables';
import { paths } from '#app/lib/paths';
import type { RuleTextState } from './load-rule-text.server';
import { valuesOf, type FilledAnswer } from './variable-fields';

export type FilledText = Pick<RuleTextState, 'rendered'> & {
  /** The source as the page shows it; null where it shows the rendered text. */
  readonly source: string | null;
  readonly values: VariableValues;
  /** Fetches the whole source where the page does not have it. Rejects on failure. */
  readonly readText: () => Promise<string>;
  readonly fill: (values: VariableValues) => void;
};

/**
 * A rule's text with the reader's values for its variables. Values never leave the page's state: they may be secrets,
 * and URLs are stored and logged.
 */
export function useFilledText({ rule, version, rendered, source }: RuleTextState): FilledText {
  const answer = useActionData<Partial<FilledAnswer>>();
  const [values, fill] = useState(() => valuesOf(rendered.variables.names, answer?.filled ?? []));
  const address = paths.ruleDownload(rule.owner.name, rule.name, version.version);
  return useMemo(() => {
    const fillText = (text: string) => fillVariables(text, rendered.variables, values);
    const filled = source && fillText(source.shown);
    return {
      values,
      fill,
      rendered: fillRendered(rendered, values),
      source: filled,
      readText: async () => (source?.isCut ? null : filled) ?? fillText(await fetchText(address)),
    };
  }, [rendered, source, values, address]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // `Response.text()` would drop a byte order mark, which belongs to the file.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
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
