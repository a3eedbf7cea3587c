/** The program's exit codes; documented in docs/cli.md and never changed. */
export const EXIT = {
  ok: 0,
  /** Failed: also a lock file that does not match, and files that are not as recorded. */
  failed: 1,
  usage: 2,
  /** Local edits were kept, so that not everything was applied. */
  kept: 3,
  /** A text is longer than an assistant reads. */
  tooLong: 4,
  /** A file that is not Kimari's is in the way. */
  collision: 5,
  /** Something that is not allowed without being asked for. */
  denied: 6,
  signIn: 7,
  /** The network or the registry did not answer, or asks for patience. */
  network: 8,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
