/** The result of checking a password. */
export type PasswordCheck = {
  readonly matches: boolean;
  /** Whether the stored hash uses outdated parameters and should be replaced. */
  readonly needsRehash: boolean;
};

/** Port: hashes and checks passwords. */
export abstract class PasswordHasher {
  /** The hash to store. */
  abstract hash(password: string): Promise<string>;

  /** Compares with a stored hash. Without one it takes as long and never matches. */
  abstract check(password: string, storedHash: string | null): Promise<PasswordCheck>;
}
