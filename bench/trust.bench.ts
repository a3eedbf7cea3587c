import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FindingCategory } from '../common/findings/finding';
import { ENGINE_VERSION, findings } from '../common/findings/findings';
import { UNICODE_VERSION } from '../common/findings/unicode.generated';
// What the server runs: the compiler of benchmarks makes other code of it.
import { findings as builtFindings } from '@kimari/common/findings/findings';
import { type Row, printTable } from './report';
import { type CorpusRule, readCorpus } from './search/corpus';
import { credentialCases, EXAMPLES } from './trust/credentials';
import { hiddenAttacks, properTexts } from './trust/hidden';
import { orderCases, warningCases } from './trust/orders';
import { HARMLESS_TEXTS, type HeldOutText, UNSEEN_ORDERS } from './trust/held-out';
import { JUDGE, writtenSentences } from './trust/sentences';
import { FOUND_ORDERS, FOUND_WARNINGS } from './trust/found';
import { variants } from './trust/variants';
import { slowestTexts } from './trust/worst';
import { CONFUSABLES_VERSION } from '../common/look-alikes/confusables.generated';
import { listPowers } from '../common/powers/list-powers';
import { readPowers } from '../common/powers/read-powers';
import { COMPARED_POWERS, plainPowers, sorted, unaskedTools } from '../test/support/plain-powers';
import { TEXT_READERS, UNITS } from '../test/support/text-readers';

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
  // First: the corpus in memory costs the collector of garbage as much as the texts.
  const slowest = worst();
  const tables = [
    ...[judged(), perTechnique(), variantTable(), foundTable(), unseenTable(), writtenTable(), properTable()],
    ...[...corpusTables(), ...powersTables(), slowest, readers()],
  ];
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
  const texts = readRules().map(({ content }) => content);
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
function readRules(): readonly CorpusRule[] {
  try {
    return readCorpus();
  } catch (error) {
    console.log(String(error));
    return [];
  }
}

/** What other words of the tuned classes are found as. */
function variantTable(): Table {
  const rows = new Map<string, { found: number; all: number }>();
  for (const { code, language, text } of variants()) {
    const key = `${code} ${language}`;
    const { found, all } = rows.get(key) ?? { found: 0, all: 0 };
    rows.set(key, { found: found + Number(finds(text, isRisk)), all: all + 1 });
  }
  return {
    title: 'Variants by a thesaurus, for which words and frames were added',
    rows: [...rows].map(([technique, { found, all }]) => ({
      technique,
      found: percent(found, all),
      texts: all,
    })),
  };
}

/** What was found when the set was new, before anything was changed for it. */
const FIRST = { en: ['27 of 42', '38 of 41'], ja: ['18 of 24', '20 of 23'] } as const;

function foundTable(): Table {
  const inText = (text: string) => `# Notes\n\nKeep functions short.\n\n${text}\n`;
  const rows = (['en', 'ja'] as const).flatMap((language) => {
    const [orders, warnings] = [FOUND_ORDERS, FOUND_WARNINGS].map((all) =>
      all.filter((one) => one.language === language),
    );
    const found = (orders ?? []).filter(({ text }) => finds(inText(text), isRisk)).length;
    const right = (warnings ?? []).filter(({ text }) => !finds(inText(text), isRisk)).length;
    return [
      {
        texts: `orders, ${language}: found`,
        first: FIRST[language][0],
        now: `${found} of ${orders?.length ?? 0}`,
      },
      {
        texts: `documentation, ${language}: not noted`,
        first: FIRST[language][1],
        now: `${right} of ${warnings?.length ?? 0}`,
      },
    ];
  });
  return { title: 'In the words of others', rows };
}

/** What is found in sentences of somebody who had not read the engine. */
function unseenTable(): Table {
  const isNoted = ({ text }: HeldOutText) => finds(`# Notes\n\nKeep functions short.\n\n${text}\n`, isRisk);
  const rows = (['en', 'ja'] as const).flatMap((language) => {
    const isOfLanguage = (one: HeldOutText) => one.language === language;
    return [
      rowOf(`orders, ${language}: found`, '', UNSEEN_ORDERS.filter(isOfLanguage), isNoted),
      rowOf(
        `harmless sentences, ${language}: not noted`,
        '',
        HARMLESS_TEXTS.filter(isOfLanguage),
        (one) => !isNoted(one),
      ),
    ];
  });
  return { title: 'In the words of somebody who had not read the engine', rows };
}

/** What is found of a writer from whom no model learns, by what the sentences order. */
function writtenTable(): Table {
  const sentences = writtenSentences().filter(({ writer }) => writer === JUDGE);
  const kinds = [...new Set(sentences.map(({ kind }) => kind))];
  const shareOf = (kind: string, language: string): string => {
    const own = sentences.filter((one) => one.kind === kind && one.language === language);
    const noted = own.filter(({ text }) => finds(`# Notes\n\nKeep functions short.\n\n${text}\n`, isRisk));
    return `${noted.length} of ${own.length}`;
  };
  const rows = kinds.map((kind) => ({
    sentences: kind,
    'noted, en': shareOf(kind, 'en'),
    'noted, ja': shareOf(kind, 'ja'),
  }));
  return { title: 'Sentences of a writer whom no model has read', rows };
}

/** Proper texts by what makes them look like hidden ones. */
const KINDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ideographic variation sequences', /[\u{e0100}-\u{e01ef}]/u],
  ['Persian, Arabic and Hebrew', /[\u0590-\u07ff]/],
  ['Hindi and other Indic scripts', /[\u0900-\u0dff]/],
  ['emoji and flags', /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]/u],
  ['Japanese', /[\u3000-\u30ff\u4e00-\u9fff]/],
  ['others', /^/],
];

function properTable(): Table {
  const left = new Set(properTexts());
  const rows = KINDS.map(([kind, pattern]) => {
    const texts = [...left].filter(({ name }) => pattern.test(name));
    texts.forEach((one) => left.delete(one));
    const refused = texts.filter(({ text }) => findings(text).some(({ severity }) => severity === 'refuse'));
    const noted = texts.filter(({ text }) => findings(text).some(({ category }) => category === 'hidden'));
    return { kind, texts: texts.length, refused: refused.length, noted: noted.length };
  });
  return { title: 'Proper texts that hold characters which nobody sees (goal: none refused)', rows };
}

/** Whether the powers of the corpus are what a YAML library reads by itself. */
function powersTables(): readonly Table[] {
  const rules = readRules();
  if (rules.length === 0) return [];
  const subagents = rules.filter(({ type }) => type === 'ccsubagents');
  const agree = subagents.filter(({ content }) => {
    const listed = listPowers(readPowers(content, 'ccsubagents')).filter(({ code }) =>
      COMPARED_POWERS.has(code),
    );
    const found = sorted(listed.map(({ code, identifier }) => `${code} ${identifier}`));
    return JSON.stringify(found) === JSON.stringify(plainPowers(content).powers);
  }).length;
  const skills = rules.filter(({ type, content }) => type !== 'ccsubagents' && unaskedTools(content) > 0);
  const right = skills.filter(({ content }) => {
    const listed = listPowers(readPowers(content, 'rule')).filter(({ code }) => code === 'unasked_tool');
    return listed.length === unaskedTools(content);
  }).length;
  const row = (texts: string, all: number, same: number) => ({
    texts,
    goal: '100 %',
    all,
    'read the same': percent(same, all),
  });
  return [
    {
      title: 'Powers of the corpus, against the reading of a YAML library',
      rows: [
        row('subagents: tools, deny lists, skills, servers, mode and model', subagents.length, agree),
        row('rules and skills with allowed tools', skills.length, right),
      ],
    },
  ];
}

/** Every how many of the repeated texts are tried: the bench need not try all that the tests do. */
const STEP = 12;

/** What each reader of published texts needs for the worst text, and whether it needs twice as much for twice the length. */
function readers(): Table {
  const units = UNITS.filter((_, index) => index % STEP === 0);
  const timeOf = (read: (text: string) => unknown, unit: string, bytes: number): number => {
    const text = unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const rows = Object.entries(TEXT_READERS).map(([reader, read]) => {
    const times = units.map((unit) => ({
      unit,
      half: timeOf(read, unit, 256 * 1024),
      whole: timeOf(read, unit, 512 * 1024),
    }));
    const [slowest] = times.sort((left, right) => right.whole - left.whole);
    const { unit = '', half = 0, whole = 0 } = slowest ?? {};
    return {
      reader,
      repeated: JSON.stringify(unit),
      '256 KiB': Math.round(half),
      '512 KiB': Math.round(whole),
    };
  });
  return {
    title: 'What reads a published text, and its slowest repeated text, in milliseconds of the processor',
    rows,
  };
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
    `This is version ${ENGINE_VERSION} of the engine in \`common/findings\`, with the data of Unicode ${UNICODE_VERSION} and the confusable characters of UTS #39 ${CONFUSABLES_VERSION}.`,
    'The judged texts are made by the generators in `bench/trust`; every second order, technique and text is held out: nobody looked at those while tuning.',
    'The texts in the words of others are a second held-out set: orders of public collections of prompt injections (pr1m8/prompt-injections, LifeTimeScriptKiddie/Prompt_Collector, StruQ), of tests of other scanners (mcp-guardian), of write-ups of Invariant Labs and OWASP, and of Japanese articles; and sentences of security documentation and guides. They were reworded by somebody who knew the engine, and first measured before anything was changed; what they showed was then added by other words. Whoever tuned version 5 had read this set, though nothing was taken from it.',
    'Sentences that resemble orders are found by a model (`common/findings/likely-orders`), which `npm run bench -- orders` learns from 3,400 orders and 1,360 harmless sentences in each language by thirteen writers, and from the corpus, so that the share of the corpus says little about it: that command prints what it finds of writers and owners whom it has not read. Writers were asked to avoid famous words, which the other checks know.',
    'A text without findings is not safe. It holds no known pattern, and no sentence that the model takes for an order.',
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
