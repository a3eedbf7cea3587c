/** Names of the clients that belong to the product. */
const KNOWN_CLIENTS: ReadonlyMap<string, string> = new Map([
  ['cli', 'Kimari CLI'],
  ['kimari-cli', 'Kimari CLI'],
]);
/** Control characters and marks that change the direction of text. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

type Client = { readonly clientId: string; readonly deviceName: string | null };

/** The name of a client to show: `Kimari CLI (hanako-laptop)`. */
export function clientNameOf({ clientId, deviceName }: Client): string {
  const name = KNOWN_CLIENTS.get(clientId) ?? clientId;
  return deviceName === null ? name : `${name} (${deviceName})`;
}

/** The name that a device gives itself, without anything that could disguise it; null when nothing is left. */
export function cleanDeviceName(name: string | undefined): string | null {
  return name?.replace(UNPRINTABLE, ' ').trim() || null;
}
