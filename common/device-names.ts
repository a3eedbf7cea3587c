const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

/** Whether Windows keeps a name for a device: no file can be called so there, with any ending. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}
