/** The deadlines of `AbortSignal.timeout`, which pass when the test says so and not before. */
export type HeldDeadlines = {
  /** Milliseconds of the deadlines that were set. */
  readonly lengths: () => readonly number[];
  /** Lets so many milliseconds pass for all deadlines that were set. */
  readonly pass: (milliseconds: number) => void;
};

/** Holds deadlines until the end of the test; call it in a test. */
export function holdDeadlines(): HeldDeadlines {
  const held: { readonly length: number; readonly controller: AbortController }[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((length) => {
    const controller = new AbortController();
    held.push({ length, controller });
    return controller.signal;
  });
  return {
    lengths: () => held.map(({ length }) => length),
    pass: (milliseconds) => {
      for (const { length, controller } of held) {
        if (length <= milliseconds) controller.abort(new DOMException('The time is up', 'TimeoutError'));
      }
    },
  };
}
