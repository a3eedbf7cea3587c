import { SaxesParser } from 'saxes';

/** Maximum nesting of elements; S3 responses have four levels. */
const MAX_DEPTH = 8;

/** One page of a listing. */
export type Listing = {
  readonly names: readonly string[];
  /** The continuation token of the next page; null on the last one. */
  readonly next: string | null;
};

/**
 * Parses a ListObjectsV2 response. Throws when it is something else.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export function parseListing(xml: string): Listing {
  const root = 'ListBucketResult';
  const texts = textsOf(xml);
  if (!texts.has(root)) throw new Error('the response is not a listing');
  const keys = texts.get(`${root}/Contents/Key`) ?? [];
  const isEncoded = texts.get(`${root}/EncodingType`)?.[0] === 'url';
  const isTruncated = texts.get(`${root}/IsTruncated`)?.[0] === 'true';
  const next = texts.get(`${root}/NextContinuationToken`)?.[0];
  if (isTruncated && !next) throw new Error('the listing is truncated but has no continuation token');
  return { names: isEncoded ? keys.map(decoded) : keys, next: isTruncated && next ? next : null };
}

/** The code of an error response, such as `NoSuchKey`, or an empty string. The rest is ignored: it may echo secrets. */
export function parseErrorCode(xml: string): string {
  try {
    const code = textsOf(xml).get('Error/Code')?.[0] ?? '';
    return /^\w{1,64}$/.test(code) ? code : '';
  } catch {
    return '';
  }
}

/** Listings are form-encoded: a plus is a space. */
function decoded(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '));
}

/** The texts of all elements by path. The parser supports only XML's five entities and ignores DTDs. */
function textsOf(xml: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const open: { readonly path: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (open.length === MAX_DEPTH) throw new Error('the response is nested too deeply');
    const parent = open.at(-1);
    open.push({ path: parent ? `${parent.path}/${name}` : name, text: '' });
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const found = texts.get(element.path);
    if (found) found.push(element.text);
    else texts.set(element.path, [element.text]);
  });
  parser.write(xml).close();
  return texts;
}
