/** A change of a file: `before` is exactly what the plan saw, null where no file was or will be. */
export type FileChange = {
  readonly path: string;
  readonly before: string | Uint8Array | null;
  readonly after: string | null;
};
