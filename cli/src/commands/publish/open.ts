import { readReference } from '../../registry/rule-reference';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import { openInBrowser } from '../../terminal/browser';

/** `kimari open`: the page of a rule, or of the registry. */
export async function run(context: Context, [text]: readonly string[]): Promise<Outcome> {
  const { origin } = await context.registry();
  const address = text === undefined ? origin : `${origin}/rules/${readReference(text).path}`;
  const opened = context.terminal.canAsk && openInBrowser(address, context.parts.environment);
  return { data: { address, opened }, text: address };
}
