import { SingleBar } from 'cli-progress';

/** Says how far a long job is: a bar on a terminal, a line every few seconds elsewhere. */
export type Progress = { advanceTo(done: number): void; say(message: string): void; stop(): void };

/** Milliseconds between two lines where there is no terminal. */
const LINE_EVERY = 5000;
const MEGABYTE = 1_000_000;

/** @param total bytes that `advanceTo` reaches at the end; 0 when nobody knows, as with a pipe */
export function startProgress(
  label: string,
  total: number,
  output: NodeJS.WriteStream = process.stderr,
): Progress {
  return output.isTTY && total > 0 ? bar(label, total, output) : lines(label, total, output);
}

function bar(label: string, total: number, output: NodeJS.WriteStream): Progress {
  const format = `${label} {bar} {percentage} % · {eta_formatted} left`;
  const shown = new SingleBar({
    format,
    stream: output,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
  });
  shown.start(total, 0);
  return {
    advanceTo: (done) => shown.update(done),
    say: (message) => {
      // Above the bar, which is drawn again below.
      output.write(`\r\u001b[K${message}\n`);
      shown.updateETA();
    },
    stop: () => {
      shown.update(total);
      shown.stop();
    },
  };
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
