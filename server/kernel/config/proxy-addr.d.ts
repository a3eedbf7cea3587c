declare module 'proxy-addr' {
  /** Throws TypeError for what is neither an address, a network nor a named range. */
  export function compile(addresses: readonly string[]): (address: string, hops: number) => boolean;
}
