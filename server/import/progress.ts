/** Reports the progress of a long job: a bar on a terminal, otherwise a line every few seconds. */
export type Progress = { advanceTo(done: number): void; say(message: string): void; stop(): void };

/** Milliseconds between lines without a terminal. */
const LINE_INTERVAL = 5000;
const MEGABYTE = 1_000_000;
const BAR_WIDTH = 40;
const ERASE_LINE = '\u001b[K';

/** @param total bytes of the whole job, or 0 when unknown, as with a pipe */
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
    // Prints the message above the bar, which is redrawn below.
    say: (message) => void output.write(`\r${ERASE_LINE}${message}\n${shown}`),
    stop: () => {
      draw(total);
      output.write('\n');
    },
  };
}

/** @param share the completed share of the work, 0 to 1 */
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
  let next = Date.now() + LINE_INTERVAL;
  return {
    advanceTo: (done) => {
      if (Date.now() < next) return;
      next = Date.now() + LINE_INTERVAL;
      const share =
        total > 0 ? `${Math.floor((done / total) * 100)} %` : `${(done / MEGABYTE).toFixed(1)} MB`;
      output.write(`${label}: ${share}\n`);
    },
    say: (message) => void output.write(`${message}\n`),
    stop: () => undefined,
  };
}
