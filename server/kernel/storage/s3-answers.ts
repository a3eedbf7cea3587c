import { SaxesParser } from 'saxes';

/** Elements in each other; answers of S3 have four. */
const DEEPEST = 8;

/** One page of a listing. */
export type Listing = {
  readonly names: readonly string[];
  /** What to ask the next page with; null on the last one. */
  readonly next: string | null;
};

/**
 * Reads the answer of ListObjectsV2. Throws for what is not one.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export function parseListing(xml: string): Listing {
  const root = 'ListBucketResult';
  const texts = textsOf(xml);
  if (!texts.has(root)) throw new Error('the answer is no listing');
  const keys = texts.get(`${root}/Contents/Key`) ?? [];
  const isEncoded = texts.get(`${root}/EncodingType`)?.[0] === 'url';
  const isTruncated = texts.get(`${root}/IsTruncated`)?.[0] === 'true';
  const next = texts.get(`${root}/NextContinuationToken`)?.[0];
  if (isTruncated && !next) throw new Error('the listing breaks off');
  return { names: isEncoded ? keys.map(decoded) : keys, next: isTruncated && next ? next : null };
}

/** The code of a refusal, such as `NoSuchKey`; empty when the answer has none. The rest may repeat what was signed. */
export function parseErrorCode(xml: string): string {
  try {
    const code = textsOf(xml).get('Error/Code')?.[0] ?? '';
    return /^\w{1,64}$/.test(code) ? code : '';
  } catch {
    return '';
  }
}

/** Listings are encoded like the fields of a form: a plus is a space. */
function decoded(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '));
}

/** The texts of all elements by their path. The parser knows no entities but XML's five, and reads no DTD. */
function textsOf(xml: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const open: { readonly path: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (open.length === DEEPEST) throw new Error('the answer is nested too deeply');
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
