/** What checking a password found. */
export type PasswordCheck = {
  readonly matches: boolean;
  /** Whether the stored hash was made with older parameters and should be made again. */
  readonly needsRehash: boolean;
};

/** Port: keeps passwords so that nobody can read them. */
export abstract class PasswordHasher {
  /** The form to be stored. */
  abstract hash(password: string): Promise<string>;

  /** Compares with a stored hash; without one it takes as long and never matches. */
  abstract check(password: string, storedHash: string | null): Promise<PasswordCheck>;
}
