/**
 * Pictures of every page and state of the built site, to look at them, and to see what a change of styles changes.
 *
 *   npm run screenshots
 *   npm run screenshots -- take before
 *   npm run screenshots -- take after [name of a state …]
 *   npm run screenshots -- compare before after
 *
 * Pictures are kept below .cache/screenshots; a comparison that finds a difference ends with status 1.
 */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { capture, launch } from './capture';
import { compareFolders } from './compare';
import { type RunningSite, startDemoSite, startFailingSite } from './sites';
import { FAILURES, type State, STATES } from './states';

const folderOf = (name: string) => resolve(__dirname, '../../../.cache/screenshots', name);

/** The states, and the pages that are not among them in every language. */
function withPages(states: readonly State[], pages: readonly State[]): readonly State[] {
  const isTaken = ({ address, visitor, languages }: State) =>
    states.some(
      (state) =>
        !state.prepare &&
        state.address === address &&
        state.visitor === visitor &&
        state.languages?.length === languages?.length,
    );
  return [...states, ...pages.filter((page) => !isTaken(page))];
}

async function take(name: string, wanted: readonly string[]): Promise<void> {
  const folder = folderOf(name);
  const pick = (states: readonly State[]) =>
    states.filter((state) => wanted.length === 0 || wanted.includes(state.name));
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  const captureAt = async (start: () => Promise<RunningSite>, states: readonly State[]) => {
    const [site, browser] = [await start(), await launch()];
    try {
      return await capture(browser, site, pick(withPages(states, site.pages)), folder);
    } finally {
      await browser.close();
      await site.stop();
    }
  };
  const failures = await captureAt(startDemoSite, STATES);
  if (pick(FAILURES).length > 0) failures.push(...(await captureAt(startFailingSite, FAILURES)));
  console.log(`Pictures are in ${folder}`);
  if (failures.length > 0) throw new AggregateError(failures, 'Some pictures could not be taken.');
}

async function compare(before: string, after: string): Promise<void> {
  const marked = folderOf(`${before}-${after}`);
  await rm(marked, { recursive: true, force: true });
  const browser = await launch();
  const differences = await compareFolders(browser, folderOf(before), folderOf(after), marked);
  await browser.close();
  for (const { name, pixels, reason } of differences)
    console.log(pixels === undefined ? `${name} ${reason}` : `${name}: ${pixels} pixels differ ${reason}`);
  if (differences.length === 0) return console.log('No pixel differs.');
  process.exitCode = 1;
}

async function main([command, ...names]: readonly string[]): Promise<void> {
  const [first, second] = names;
  if (command === undefined) return take('pages', []);
  if (command === 'take' && first) return take(first, names.slice(1));
  if (command === 'compare' && first && second) return compare(first, second);
  throw new Error('Say “take NAME [STATE …]” or “compare NAME NAME”.');
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
