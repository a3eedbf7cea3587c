import { aText, generatorOf } from '../../test/support/generated-texts';
import { aSeed } from '../../test/support/random-numbers';
import { agentNameOf } from './agent-name';
import { readBack, unreportedDifferences } from './read-back';
import { isCompleteAgent, readRule } from './read-rule';
import { withAgentName } from './rename-agent';
import { renderRule } from './render-rule';
import { placeOf, TARGET_IDS } from './targets';

const SEED = aSeed();
const TEXTS = 150;
const CHOSEN = 'my-sql';

/** A name as people write it. */
const SPELLINGS = [
  'name: sql-reviewer',
  'name: "sql-reviewer"',
  "'name': 'sql-reviewer'",
  '"name" : sql-reviewer',
  'name: >-\n  sql-reviewer',
  'name:\n  sql-reviewer',
  'name: sql-reviewer   # of the team',
];
const REST = 'description: Reviews SQL; name: it.\nx-name: sql-reviewer\ntools: Read\n';

it.each(SPELLINGS.flatMap((spelling) => ['\n', '\r\n'].map((end) => [spelling, end] as const)))(
  'gives a subagent another name and changes nothing else of its text: %j, ending in %j',
  (spelling, end) => {
    const textWith = (name: string) =>
      `---\ndescription: Reviews SQL; name: it.\n${name}\ntools: Read\n---\nname: sql-reviewer\n`;
    const source = textWith(spelling).replaceAll('\n', end);
    expect(agentNameOf(source, 'claude-agent')).toBe('sql-reviewer');
    const comment = spelling.includes('#') ? '   # of the team' : '';
    const expected = textWith(`name: ${CHOSEN}${comment}`).replaceAll('\n', end);
    expect(withAgentName(source, CHOSEN)).toBe(expected);
  },
);

it(`writes a chosen name for every assistant, and loses nothing on the way (SEED=${String(SEED)})`, () => {
  const generator = generatorOf(SEED);
  const complaints: string[] = [];
  for (let count = 0; count < TEXTS; count += 1) {
    const drawn = aText(generator);
    const spelling = SPELLINGS[count % SPELLINGS.length] ?? '';
    const content = drawn.replace(/^(\uFEFF?---\r?\n)/, `$1${spelling}\n${REST}`);
    const read = readRule(content, { type: 'ccsubagents', name: 'file' });
    const rule = { ...read, name: CHOSEN };
    for (const target of TARGET_IDS) {
      const format = placeOf(target, 'ccsubagents')?.format;
      const { text, losses } = renderRule(rule, target, content);
      if (text === null || format === undefined || format === 'verbatim') continue;
      const back = readBack(text, format, { type: 'ccsubagents', name: CHOSEN, description: null });
      const lost = unreportedDifferences({ ...rule, isDescribed: false }, back, losses);
      if (lost.length > 0) complaints.push(`${target}: ${lost.join()} of ${JSON.stringify(content)}`);
    }
  }
  expect(complaints.slice(0, 3)).toEqual([]);
});

it('writes a text anew whose name cannot be told apart', () => {
  const source = '---\nname: a\nname: a\ndescription: b\n---\nText\n';
  expect([isCompleteAgent(source), withAgentName(source, CHOSEN)]).toEqual([true, null]);
});
