/** Says how far a long job is: a bar on a terminal, a line every few seconds elsewhere. */
export type Progress = { advanceTo(done: number): void; say(message: string): void; stop(): void };

/** Milliseconds between two lines where there is no terminal. */
const LINE_EVERY = 5000;
const MEGABYTE = 1_000_000;
const BAR_WIDTH = 40;
const ERASE_LINE = '\u001b[K';

/** @param total bytes that `advanceTo` reaches at the end; 0 when nobody knows, as with a pipe */
export function startProgress(
  label: string,
  total: number,
  output: NodeJS.WriteStream = process.stderr,
): Progress {
  return output.isTTY && total > 0 ? bar(label, total, output) : lines(label, total, output);
}

function bar(label: string, total: number, output: NodeJS.WriteStream): Progress {
  const started = Date.now();
  let shown = '';
  const draw = (done: number): void => {
    const line = barLine(label, Math.min(done / total, 1), Date.now() - started);
    if (line === shown) return;
    shown = line;
    output.write(`\r${ERASE_LINE}${line}`);
  };
  draw(0);
  return {
    advanceTo: draw,
    // Above the bar, which is drawn again below.
    say: (message) => void output.write(`\r${ERASE_LINE}${message}\n${shown}`),
    stop: () => {
      draw(total);
      output.write('\n');
    },
  };
}

/** @param share of the work that is done, 0 to 1 */
export function barLine(label: string, share: number, elapsedMs: number): string {
  const full = Math.round(share * BAR_WIDTH);
  const blocks = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
  const seconds = share > 0 && share < 1 ? Math.ceil(((elapsedMs / share) * (1 - share)) / 1000) : undefined;
  const left = seconds === undefined ? '' : ` · ${durationOf(seconds)} left`;
  return `${label} ${blocks} ${Math.floor(share * 100)} %${left}`;
}

function durationOf(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function lines(label: string, total: number, output: NodeJS.WriteStream): Progress {
  let next = Date.now() + LINE_EVERY;
  return {
    advanceTo: (done) => {
      if (Date.now() < next) return;
      next = Date.now() + LINE_EVERY;
      const share =
        total > 0 ? `${Math.floor((done / total) * 100)} %` : `${(done / MEGABYTE).toFixed(1)} MB`;
      output.write(`${label}: ${share}\n`);
    },
    say: (message) => void output.write(`${message}\n`),
    stop: () => undefined,
  };
}
