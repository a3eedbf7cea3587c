/** `good`: it works. `doubtful`: it works, but probably not as meant. `broken`: people will meet errors. */
export type Verdict = 'good' | 'doubtful' | 'broken';

/** What a look at one part of an installation has shown, for the operator. */
export type Diagnosis = {
  readonly part: 'settings' | 'database' | 'clock' | 'disk' | 'mail' | 'storage' | 'address';
  readonly verdict: Verdict;
  /** What was seen and, unless it is good, what to do. Holds no secret. */
  readonly message: string;
};
