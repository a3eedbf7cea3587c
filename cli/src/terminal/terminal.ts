import { type Colours, colours } from './colours';

type Stream = { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };

export type TerminalOptions = {
  /** The streams of the process. Node opens each at its first use. */
  readonly streams: {
    readonly stdin: { readonly isTTY?: boolean };
    readonly stdout: Stream;
    readonly stderr: Stream;
  };
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly noColour: boolean;
  readonly noInput: boolean;
};

/**
 * Where the program speaks. Results go to standard output; plans, progress, questions and errors go to standard error, so
 * that results can be piped.
 */
export class Terminal {
  readonly isJson: boolean;
  private readonly isCi: boolean;
  private outColours: Colours | undefined;
  private errColours: Colours | undefined;

  constructor(private readonly options: TerminalOptions) {
    const { CI = '' } = options.environment;
    this.isCi = CI !== '' && CI !== 'false' && CI !== '0';
    this.isJson = options.json;
  }

  /** True when a person can answer questions. */
  get canAsk(): boolean {
    const { streams, noInput } = this.options;
    const isAllowed = !this.isCi && !noInput && !this.isJson;
    return isAllowed && Boolean(streams.stdin.isTTY) && Boolean(streams.stderr.isTTY);
  }

  /** True when a person reads notes beside the result. */
  get hasReader(): boolean {
    return !this.isJson && !this.isCi && !this.options.quiet;
  }

  get isTerminalOut(): boolean {
    return Boolean(this.options.streams.stdout.isTTY);
  }

  /** Styles for standard output. */
  get out(): Colours {
    const { streams, environment, noColour } = this.options;
    return (this.outColours ??= colours(!this.isJson && allowsColour(streams.stdout, environment, noColour)));
  }

  /** Styles for standard error. */
  get err(): Colours {
    const { streams, environment, noColour } = this.options;
    return (this.errColours ??= colours(allowsColour(streams.stderr, environment, noColour)));
  }

  get columns(): number {
    return this.options.streams.stdout.columns ?? 100;
  }

  private get hasProgress(): boolean {
    return !this.isCi && !this.options.quiet && Boolean(this.options.streams.stderr.isTTY);
  }

  /** A result. */
  print(text: string): void {
    if (text !== '') this.options.streams.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  }

  /** Prints a note beside the result; silent with `--quiet`. */
  say(text: string): void {
    if (!this.options.quiet) this.warn(text);
  }

  /** Prints a warning, also with `--quiet`. */
  warn(text: string): void {
    this.options.streams.stderr.write(`${text}\n`);
  }

  /** Details for `--verbose`. */
  detail(text: string): void {
    if (this.options.verbose) this.warn(this.err.dim(text));
  }

  /** Shows that something takes time, once it takes more than half a second. */
  async during<T>(label: string, work: () => Promise<T>): Promise<T> {
    if (!this.hasProgress) return work();
    const { stderr } = this.options.streams;
    const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
    let frame = 0;
    let timer: NodeJS.Timeout | undefined;
    const show = () => stderr.write(`\r${frames[frame++ % frames.length] ?? ''} ${label}\u001b[K`);
    const delay = setTimeout(() => {
      show();
      timer = setInterval(show, SPIN_MS);
      timer.unref();
    }, PATIENCE_MS);
    delay.unref();
    try {
      return await work();
    } finally {
      clearTimeout(delay);
      clearInterval(timer);
      if (timer) stderr.write('\r\u001b[K');
    }
  }
}

const PATIENCE_MS = 500;
const SPIN_MS = 90;

/** NO_COLOR (no-color.org) and FORCE_COLOR win over what the stream is. */
function allowsColour(
  { isTTY }: Stream,
  { NO_COLOR, FORCE_COLOR, TERM }: TerminalOptions['environment'],
  noColour: boolean,
): boolean {
  if (noColour || (NO_COLOR ?? '') !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return Boolean(isTTY) && TERM !== 'dumb';
}
