/** An export, ready to be sent. */
export type AccountData = {
  readonly fileName: string;
  /** The pieces of one JSON document. */
  readonly pieces: AsyncGenerator<string>;
};
