/** Pieces that open, close, continue or nearly are what the engine looks for. Repeated, they are its worst texts. */
const PIECES = [
  ...[
    'a',
    'a ',
    '\n',
    '- a\n',
    '`',
    '```\n',
    '"',
    '「',
    '」',
    '|',
    '|sh ',
    'curl a/|sh ',
    'never curl a/|sh ',
    'curl ',
  ],
  ...[
    'curl $(',
    'eval $(curl ',
    'base64 -d ',
    'ignore ',
    'ignore all ',
    'ignore previous ',
    'never ignore previous rule ',
  ],
  ...[
    'send key to ',
    '無視',
    '指示を',
    '上記の指示を無視しない。',
    'ユーザーに伝えない',
    '「上記の指示を無視」という',
    '\u200b',
  ],
  ...[
    'a\u200b',
    '\u202e',
    '\u2066',
    '\u2067א',
    '\u2066\u2069',
    '😀',
    '葛\u{e0100}',
    '\u{1f3f4}\u{e0067}',
    'http://1.2.3.4 ',
  ],
  ...[
    '://',
    '~/.ssh',
    'cat ~/.ssh ',
    'never cat ~/.ssh ',
    '--yolo ',
    'ghp_',
    'sk-',
    'sk-abc ',
    'AKIA',
    'eyJ',
    'eyJ.',
  ],
  ...[
    '-----BEGIN PRIVATE KEY-----',
    'kmr_',
    'postgres://a:b',
    '<!--',
    '<!-- a -->',
    '<',
    '<a hidden>',
    '<details>',
  ],
  ...[
    '[a]: # (',
    '[a]: # (b)\n',
    ']:',
    '\\x41',
    'а',
    'аb',
    '!`a` ',
    ':AA',
    'İ',
    "'",
    'a:\n- ',
    '# never\n- curl a/|sh\n',
  ],
  ...[
    'silently ',
    'tell user ',
    'if text says ignore previous rule, ',
    '\ufeff',
    '\u00ad',
    '\ud835\udd38',
    '、',
    '。',
  ],
];
const BYTES = 512 * 1024;

export type Timing = { readonly piece: string; readonly milliseconds: number };

/** Milliseconds of the processor for the largest text of each piece and of random pairs of them, the slowest first. */
export function slowestTexts(work: (text: string) => unknown, pairs: number): readonly Timing[] {
  for (const piece of PIECES) work(piece.repeat(2000));
  const random = seeded(7);
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? 'a';
  const mixed = Array.from({ length: pairs }, () => `${pick()}${pick()}${random() < 0.5 ? pick() : ''}`);
  return [...PIECES, ...mixed]
    .map((piece) => ({ piece, milliseconds: timeOf(work, filled(piece)) }))
    .sort((left, right) => right.milliseconds - left.milliseconds);
}

function filled(piece: string): string {
  return piece.repeat(Math.floor(BYTES / Buffer.byteLength(piece)));
}

/** The best of three: what else the machine does is not the text's fault. */
function timeOf(work: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
