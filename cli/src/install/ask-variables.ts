import type { Manifest, ManifestRule } from '../project/manifest';
import { variableNames } from '../project/variables';
import type { Context } from '../run/context';

const MAX_VALUE = 1000;

/** Fills in the values of template variables that a rule has and its entry lacks: by asking, where somebody can answer. */
export async function askVariables(
  context: Context,
  manifest: Manifest,
  contents: ReadonlyMap<string, string>,
): Promise<Manifest> {
  const rules: Record<string, ManifestRule> = {};
  for (const [path, entry] of Object.entries(manifest.rules)) {
    const missing = variableNames(contents.get(path) ?? '').filter((name) => !(name in entry.variables));
    rules[path] =
      missing.length === 0
        ? entry
        : { ...entry, variables: { ...entry.variables, ...(await ask(context, path, missing)) } };
  }
  return { ...manifest, rules };
}

async function ask(
  context: Context,
  path: string,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { terminal, t } = context;
  if (!terminal.canAsk) {
    terminal.say(terminal.err.yellow(t('variables.open', { path, names: names.join(', ') })));
    return {};
  }
  const questions = await context.questions();
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = (await questions.text(t('variables.ask', { path, name }))).slice(0, MAX_VALUE);
    if (value !== '') values[name] = value;
  }
  return values;
}
