import type { WorkOutcome } from '@kimari/common/host-context';

/** The program that renders texts; the pages bring it along. */
export type Renderer = {
  /** Differs whenever the program does. */
  readonly fingerprint: () => Promise<Buffer>;
  /** Renders a text, packed as it is kept, for at most `deadline` milliseconds without the time in the queue. */
  readonly render: (content: string, deadline: number) => Promise<WorkOutcome<Uint8Array>>;
};
