import { codeRanges, isInRanges } from '@kimari/common/code-ranges';
import { splitFrontMatter } from '@kimari/common/front-matter';
import { fillVariables, findVariables, type TextVariables } from '@kimari/common/variables';

/** Names of the template variables of a rule's text, in order of appearance. */
export function variableNames(content: string): readonly string[] {
  return variablesOf(splitFrontMatter(content).body).names;
}

/** A rule's text with values for its variables; those without a value stay as they are. */
export function fill(content: string, values: Readonly<Record<string, string>>): string {
  if (Object.keys(values).length === 0) return content;
  const { body } = splitFrontMatter(content);
  const head = content.slice(0, content.length - body.length);
  return head + fillVariables(body, variablesOf(body), values);
}

function variablesOf(body: string): TextVariables {
  const ranges = codeRanges(body);
  return findVariables(body, (offset) => isInRanges(ranges, offset));
}
