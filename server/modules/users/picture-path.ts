/** The path on this site of the picture with a stored key. */
export function picturePath<Key extends string | null>(key: Key): Key {
  return (key && `/api/${key}`) as Key;
}
