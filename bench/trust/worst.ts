import { UNITS } from '../../test/support/text-readers';

const BYTES = 512 * 1024;

export type Timing = { readonly piece: string; readonly milliseconds: number };

/** How many of the slowest are made slower, and how often that is tried. */
const CLIMBED = 6;
const STEPS = 6;

/**
 * Milliseconds of the processor for the largest text of each unit that hostile texts repeat, of random pairs of them, and of what
 * makes the slowest slower; the slowest first.
 */
export function slowestTexts(work: (text: string) => unknown, pairs: number): readonly Timing[] {
  for (const piece of UNITS) work(piece.repeat(2000));
  const random = seeded(7);
  const pick = () => UNITS[Math.floor(random() * UNITS.length)] ?? 'a';
  const timed = (piece: string): Timing => ({ piece, milliseconds: timeOf(work, filled(piece)) });
  const mixed = Array.from({ length: pairs }, () => `${pick()}${pick()}${random() < 0.5 ? pick() : ''}`);
  const first = inOrder([...UNITS, ...mixed].map(timed));
  const climbed = first.slice(0, CLIMBED).flatMap((start) => {
    let best = start;
    const tried = Array.from({ length: STEPS }, () => {
      const other = random() < 0.5 ? `${best.piece}${pick()}` : `${pick()}${best.piece}`;
      const timing = timed(other);
      if (timing.milliseconds > best.milliseconds) best = timing;
      return timing;
    });
    return tried;
  });
  return inOrder([...first, ...climbed]);
}

const inOrder = (timings: readonly Timing[]): readonly Timing[] =>
  [...timings].sort((left, right) => right.milliseconds - left.milliseconds);

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
