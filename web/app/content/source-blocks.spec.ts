/** @jest-environment node */
import { randomNumbers } from '../../../test/support/random-numbers';
import { CONTENT_LABELS } from './content-labels.server';
import { renderMarkdown } from './markdown.server';

const render = (text: string) => renderMarkdown(text, CONTENT_LABELS.en);

const table = (columns: number, rows: number, cell = 'a', prefix = '') =>
  [
    `${prefix}${`|${cell}`.repeat(columns)}|`,
    `${prefix}${'|-'.repeat(columns)}|`,
    ...Array.from({ length: rows }, () => `${prefix}${`|${cell}`.repeat(columns)}|`),
  ].join('\n');

/** A row of one character gets as many cells as the table has columns. */
const shortRows = (columns: number, rows: number, prefix = '') =>
  `${table(columns, 0, 'a', prefix)}\n${`${prefix}x\n`.repeat(rows)}`;

/** Blocks that keep the parser busy; each takes a word that has to stay on the page. */
const HARD: readonly ((word: string) => string)[] = [
  (word) => `${'*a **b '.repeat(2_000)}${word}`,
  (word) => `${'['.repeat(3_000)}${word}`,
  (word) => `${'> '.repeat(200)}${word}`,
  (word) => `- item\n\n  ${'_a '.repeat(1_500)}${word}`,
  (word) => `${shortRows(390, 40)}${word}`,
  (word) => `${Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')}${word}`,
  (word) => `<!-- ${'`a '.repeat(1_500)}\n\n${word} -->`,
  (word) => `10. a\n\n    \`\`\`ts\n    ${'a[0]_b '.repeat(900)}\n\n    ${word}\n    \`\`\``,
  (word) => Array.from({ length: 900 }, () => `<b>${word}</b>`).join(' '),
];

const EASY: readonly ((word: string) => readonly [source: string, html: string])[] = [
  (word) => [`## Heading ${word}`, `Heading ${word}`],
  (word) => [`A paragraph with **${word}**.`, `<strong>${word}</strong>`],
  (word) => [`- one\n- *${word}*`, `<em>${word}</em>`],
  (word) => [`${table(4, 400)}\n|${word}|b|c|d|`, `<td>${word}</td>`],
  (word) => [`\`\`\`text\n${'[[__**`'.repeat(300)}\n\n${word}\n\`\`\``, word],
  (word) => [`> [!NOTE]\n> ~~${word}~~`, `<del>${word}</del>`],
];

describe('a large table', () => {
  it.each([
    [4, 160, '`a` [b](c)'],
    [4, 400, '`a`'],
    [2, 4_000, 'a'],
    [12, 400, 'a'],
    [20, 450, 'a'],
  ])('of %i columns and %i rows is a table', async (columns, rows, cell) => {
    const { html, plain } = await render(`# Title\n\n${table(columns, rows, cell)}\n`);
    expect(plain).toBe(null);
    expect(html.match(/<tr>/g)).toHaveLength(rows + 1);
  });

  it.each([
    ['in a quote', table(4, 400, 'a', '> ')],
    ['in a list', `- ${table(4, 400, 'a', '  ').trimStart()}`],
    ['with escaped bars', table(4, 400, 'a \\| b')],
    ['without outer bars', table(4, 400).replaceAll(/^\||\|$/gm, '')],
    ['after a line of text', `Text\n${table(4, 400)}`],
  ])('%s is a table', async (_where, text) => {
    const { html, plain } = await render(text);
    expect(plain).toBe(null);
    expect(html.match(/<tr>/g)).toHaveLength(401);
  });

  it.each([
    ['of short rows', shortRows(390, 40)],
    ['of short rows in a quote', shortRows(390, 40, '> ')],
    ['of short rows in a list', `- ${shortRows(390, 40, '  ').trimStart()}`],
    ['that is many', Array.from({ length: 40 }, () => shortRows(9, 40)).join('\n\n')],
  ])('%s costs its cells', async (_kind, text) => {
    const { html, plain } = await render(text);
    expect(plain).not.toBe(null);
    expect(html.match(/<td>/g)?.length ?? 0).toBeLessThanOrEqual(10_000);
  });

  it('whose head has another number of cells is no table, and its bars count', async () => {
    const { plain } = await render(`${'|a'.repeat(30)}|\n${'|-'.repeat(29)}|\n${'|a'.repeat(900)}|`);
    expect(plain).toBe('complex');
  });
});

describe('blocks that are too complex', () => {
  it.each(HARD.map((hard, index) => [index, hard] as const))('number %i is one', async (_index, hard) => {
    expect((await render(`Text\n\n${hard('word')}`)).plain).toBe('partly');
  });

  const seeds = Array.from({ length: 25 }, (_, index) => 7_919 * (index + 1));

  it.each(seeds)('are shown as their source, and their neighbours are rendered (seed %i)', async (seed) => {
    const next = randomNumbers(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
    const expected: string[] = [];
    const words: string[] = [];
    const blocks = Array.from({ length: 4 + Math.floor(next() * 6) }, (_, index) => {
      const word = `word${seed}x${index}`;
      words.push(word);
      // The first two make sure that there is one of each.
      if (index === 0 || (index > 1 && next() < 0.4)) return pick(HARD)(word);
      const [source, html] = pick(EASY)(word);
      expected.push(html);
      return source;
    });
    const { html, plain } = await render(blocks.join('\n\n'));
    expect(plain).toBe('partly');
    for (const part of expected) expect(html).toContain(part);
    for (const word of words) expect(html).toContain(word);
    expect(html).not.toMatch(/[\uE000\uE001]/);
  });

  it('keep their bytes', async () => {
    const source = '*a **b  <script> & '.repeat(300).trim();
    const { html } = await render(`# Title\n\n${source}\n\nEnd`);
    const [, shown = ''] = /<pre class="shiki md-plain"[^>]*><code>([^]*?)<\/code>/.exec(html) ?? [];
    expect(
      shown
        .replaceAll('&#x3C;', '<')
        .replaceAll('&lt;', '<')
        .replaceAll(/&#x26;|&amp;/g, '&'),
    ).toBe(source);
  });

  it('may hold the characters of the marks', async () => {
    const { html } = await render(`\uE000\uE001 \uE0000\uE001\n\n${'['.repeat(2_000)}\n\n**end**`);
    expect(html).toContain('\uE000\uE001 \uE0000\uE001');
    expect(html).toContain('['.repeat(2_000));
    expect(html).toContain('<strong>end</strong>');
  });

  it('let a long text be rendered as far as the parser goes', async () => {
    const { html, plain, isCut } = await render(
      Array.from({ length: 3_000 }, (_, index) => `Paragraph **${index}**\n\n${'text '.repeat(15)}\n`).join(
        '\n',
      ),
    );
    expect([plain, isCut]).toEqual(['partly', false]);
    expect(html).toContain('<strong>1</strong>');
    expect(html).toContain('Paragraph **2999**');
  });
});
