import type { VersionFacts } from '../registry/answers';
import type { Rules } from '../registry/rules';
import type { ContentCache } from './content-cache';

type Text = Pick<VersionFacts, 'version' | 'digest'>;

/** The text of a version: from the cache, else from the registry. Both are checked against the digest. */
export async function textOfVersion(
  { cache }: { readonly cache: ContentCache },
  rules: Rules,
  path: string,
  { version, digest }: Text,
  purpose: 'install' | 'view',
): Promise<string> {
  const cached = await cache.get(digest);
  if (cached !== null) return cached;
  const text =
    purpose === 'view'
      ? await rules.viewText(path, version, digest)
      : await rules.text(path, version, digest);
  await cache.put(digest, text);
  return text;
}
