/** A parsed command line. */
export type Invocation = {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
};

/** What the table of commands tells those that advise a command. */
export type Advice = {
  /** A command line as somebody would type it. */
  readonly commandText: (invocation: Invocation) => string;
  readonly takesOption: (command: string, flag: string) => boolean;
};
