import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasCorpus } from '../../bench/search/corpus';
import { CORPUS_FLOORS, FIXTURE_FLOORS, type Floors } from './floors';

/** Milliseconds; it takes half a minute on a quiet machine. */
const LONGEST = 300_000;

let reached: Floors;

// In a process of its own, because the same takes three times as long between the walls that Jest puts around modules.
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    join(__dirname, 'measure.ts'),
  ]);
  reached = JSON.parse(stdout) as Floors;
}, LONGEST);

describe(`the order of results, on ${hasCorpus() ? 'the corpus' : 'the fixture'}`, () => {
  const floors = hasCorpus() ? CORPUS_FLOORS : FIXTURE_FLOORS;
  const rows = Object.entries(floors).flatMap(([file, languages]) =>
    Object.entries(languages).map(([language, floor]) => ({ file, language, floor })),
  );

  it.each(rows)('reaches $floor of $file, $language', ({ file, language, floor }) => {
    expect(reached[file]?.[language]).toBeGreaterThanOrEqual(floor);
  });

  it('has a floor for every file and language', () => {
    const namesOf = (table: Floors) =>
      Object.entries(table).map(([file, languages]) => [file, Object.keys(languages).sort()]);
    expect(namesOf(reached)).toEqual(namesOf(floors));
  });
});
