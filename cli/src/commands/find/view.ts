import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { textOfVersion } from '../../project/fetch-text';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { clean } from '../../texts/clean';
import { chooseVersion } from './chosen-version';

/** `kimari view`: the text of a rule; by pages on a terminal, and exactly as published with `--raw`. */
export async function run(
  context: Context,
  [reference = '']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const { terminal, t } = context;
  const rules = await context.rules();
  const { rule, version } = await terminal.during(t('info.progress'), () => chooseVersion(rules, reference));
  const content = await textOfVersion(context, rules, rule.path, version, 'view');
  const data = {
    path: rule.path,
    version: version.version,
    digest: version.digest,
    type: rule.type,
    content,
  };
  if (terminal.isJson) return { data };
  if (options.flag('raw')) {
    process.stdout.write(content);
    return { data };
  }
  const text = clean(content);
  const isLong = text.split('\n').length >= (process.stdout.rows ?? Number.POSITIVE_INFINITY);
  if (terminal.isTerminalOut && terminal.canAsk && isLong && (await page(text, context))) return { data };
  return { data, text };
}

/** Shows a text in the user's pager; false where there is none. */
async function page(text: string, { parts }: Context): Promise<boolean> {
  const [program = 'less', ...args] = (parts.environment.PAGER ?? 'less').split(/\s+/);
  const child = spawn(program, args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    // Texts are UTF-8 whatever the locale says.
    env: { LESS: 'FRX', LESSCHARSET: 'utf-8', ...process.env },
  });
  const ended = once(child, 'close').then(
    () => true,
    () => false,
  );
  // The reader may leave before the end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  return ended;
}
