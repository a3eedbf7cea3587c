/** Where a picture is read on this site, by its stored key. */
export function picturePath(key: string | null): string | null {
  return key && `/api/${key}`;
}
