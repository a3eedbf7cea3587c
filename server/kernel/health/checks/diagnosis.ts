/** `good`: it works. `doubtful`: it works, but probably not as intended. `broken`: users will see errors. */
export type Verdict = 'good' | 'doubtful' | 'broken';

/** The diagnosis of one part of an installation, for the operator. */
export type Diagnosis = {
  readonly part: 'settings' | 'database' | 'clock' | 'disk' | 'mail' | 'storage' | 'sign-in' | 'address';
  readonly verdict: Verdict;
  /** The observation and, unless it is good, the remedy. Contains no secret. */
  readonly message: string;
};
