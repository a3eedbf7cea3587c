declare module 'proxy-addr' {
  /** Throws TypeError for text that is not an address, a network or a named range. */
  export function compile(addresses: readonly string[]): (address: string, hops: number) => boolean;
}
