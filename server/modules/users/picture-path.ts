/** The path on this site of the picture with a stored key. */
export function picturePath(key: string | null): string | null {
  return key && `/api/${key}`;
}
