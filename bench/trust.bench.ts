import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FindingCategory } from '../common/findings/finding';
import { ENGINE_VERSION, findings } from '../common/findings/findings';
import { UNICODE_VERSION } from '../common/findings/unicode.generated';
// What the server runs: the compiler of benchmarks makes other code of it.
import { findings as builtFindings } from '@kimari/common/findings/findings';
import { type Row, printTable } from './report';
import { readCorpus } from './search/corpus';
import { credentialCases, EXAMPLES } from './trust/credentials';
import { hiddenAttacks, properTexts } from './trust/hidden';
import { orderCases, warningCases } from './trust/orders';
import { slowestTexts } from './trust/worst';

const PAGE = path.resolve(__dirname, '../docs/trust.md');
const RISKS: ReadonlySet<FindingCategory> = new Set(['exec', 'injection', 'exfil']);
const HIDDEN_ORDERS: ReadonlySet<string> = new Set([
  'hidden.comment',
  'hidden.link_definition',
  'hidden.markup',
  'hidden.collapsed',
]);

type Case = { readonly text: string; readonly isHeldOut: boolean };
type Table = { readonly title: string; readonly rows: readonly Row[] };

/** `npm run bench -- trust`: what the engine finds in judged texts and in the corpus, printed and written to `docs/trust.md`. */
export async function run(): Promise<void> {
  const tables = [judged(), perTechnique(), ...corpusTables(), worst()];
  for (const { title, rows } of tables) printTable(title, rows);
  await writeFile(PAGE, pageOf(tables));
}

const finds = (text: string, isWanted: (category: FindingCategory) => boolean) =>
  findings(text).some(({ category }) => isWanted(category));
const isRisk = (category: FindingCategory) => RISKS.has(category);

function judged(): Table {
  const isHidden = (category: FindingCategory) => category === 'hidden';
  const isSecret = (category: FindingCategory) => category === 'secret';
  const examples = EXAMPLES.map((text, index) => ({ text, isHeldOut: index % 2 === 1 }));
  return {
    title: 'Judged texts',
    rows: [
      rowOf('hidden text: found', '100 %', hiddenAttacks(), ({ text }) => finds(text, isHidden)),
      rowOf('proper text: not refused', '100 %', properTexts(), ({ text }) =>
        findings(text).every(({ severity }) => severity !== 'refuse'),
      ),
      rowOf('risky instructions: found', '≥ 95 %', orderCases(), ({ text, codes }) =>
        findings(text).some(({ code }) => codes.includes(code)),
      ),
      rowOf('warnings: not taken for orders', '', warningCases(), ({ text }) => !finds(text, isRisk)),
      rowOf('credentials: found', '≥ 95 %', credentialCases(), ({ text }) => finds(text, isSecret)),
      rowOf('examples: not taken for credentials', '', examples, ({ text }) => !finds(text, isSecret)),
    ],
  };
}

function rowOf<One extends Case>(
  name: string,
  goal: string,
  cases: readonly One[],
  passes: (one: One) => boolean,
): Row {
  const share = (part: readonly One[]) => {
    const passed = part.filter(passes).length;
    return `${percent(passed, part.length)} (${passed} of ${part.length})`;
  };
  return {
    texts: name,
    goal,
    'tuned half': share(cases.filter(({ isHeldOut }) => !isHeldOut)),
    'held-out half': share(cases.filter(({ isHeldOut }) => isHeldOut)),
  };
}

function perTechnique(): Table {
  const byCode = new Map<string, { found: number; all: number }>();
  for (const { text, code, codes, language, isHeldOut } of orderCases()) {
    if (!isHeldOut) continue;
    const key = `${code} ${language}`;
    const count = byCode.get(key) ?? { found: 0, all: 0 };
    const isFound = findings(text).some((finding) => codes.includes(finding.code));
    byCode.set(key, { found: count.found + Number(isFound), all: count.all + 1 });
  }
  const rows = [...byCode].map(([technique, { found, all }]) => ({
    technique,
    found: percent(found, all),
    texts: all,
  }));
  return { title: 'Risky instructions of the held-out half', rows };
}

function corpusTables(): readonly Table[] {
  const texts = readTexts();
  if (texts.length === 0) return [];
  const found = texts.map((text) => findings(text));
  const count = (isWanted: (one: (typeof found)[number][number]) => boolean) =>
    found.filter((one) => one.some(isWanted)).length;
  const row = (name: string, goal: string, number: number) => ({
    texts: name,
    goal,
    share: percent(number, texts.length),
    count: number,
  });
  const codes = [...new Set(found.flat().map(({ code }) => code))].sort();
  return [
    {
      title: `The corpus of ${texts.length} real rules`,
      rows: [
        row(
          'refused',
          '≤ 0.05 %',
          count(({ severity }) => severity === 'refuse'),
        ),
        row(
          'risky instructions noted',
          '≤ 2 %',
          count(({ category, code }) => isRisk(category) || HIDDEN_ORDERS.has(code)),
        ),
        row(
          'credentials',
          '≤ 0.1 %',
          count(({ category }) => category === 'secret'),
        ),
        row('anything', '', found.filter((one) => one.length > 0).length),
      ],
    },
    {
      title: 'Codes in the corpus',
      rows: codes.map((code) => ({ code, rules: count((one) => one.code === code) })),
    },
  ];
}

/** Nothing where the corpus is absent: the judged texts are measured all the same. */
function readTexts(): readonly string[] {
  try {
    return readCorpus().map(({ content }) => content);
  } catch (error) {
    console.log(String(error));
    return [];
  }
}

function worst(): Table {
  const rows = slowestTexts(builtFindings, 40)
    .slice(0, 8)
    .map(({ piece, milliseconds }) => ({
      repeated: JSON.stringify(piece),
      milliseconds: Math.round(milliseconds),
    }));
  return { title: 'The slowest texts of 512 KiB, in milliseconds of the processor', rows };
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(part === whole || part === 0 ? 0 : 2)} %`;
}

function pageOf(tables: readonly Table[]): string {
  const intro = [
    '# Trust in content',
    '',
    'Written by `npm run bench -- trust`. Kimari reads every text that is published and says what it hides, gives away or asks of an assistant.',
    `This is version ${ENGINE_VERSION} of the engine in \`common/findings\`, with the data of Unicode ${UNICODE_VERSION}.`,
    'The judged texts are made by the generators in `bench/trust`; every second order, technique and text is held out: nobody looked at those while tuning.',
    'A text without findings is not safe. It holds no known pattern.',
  ];
  return `${[...intro, ...tables.flatMap(({ title, rows }) => ['', `## ${title}`, '', ...tableOf(rows)])].join('\n')}\n`;
}

function tableOf(rows: readonly Row[]): readonly string[] {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => String(row[column] ?? '')))),
  ];
}
