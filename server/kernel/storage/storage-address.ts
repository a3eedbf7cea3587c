import path from 'node:path';

/** Where uploaded files are stored, parsed from STORAGE_URL. */
export type StorageAddress =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Without a trailing slash. The bucket name follows as the first path segment. */
      readonly endpoint: string;
      readonly region: string;
    };

/** Why an address is unusable. Never quotes the address, which may contain a secret by mistake. */
type Unusable = { readonly kind: 'unusable'; readonly reason: string };

/** The region for stores without regions. */
const DEFAULT_REGION = 'us-east-1';
/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;

/** Reads `file:/path` or `s3://bucket?endpoint=…&region=…`. Amazon's own endpoint is the default. */
export function parseStorageUrl(text: string): StorageAddress | Unusable {
  if (text.startsWith('file:')) return parseFolder(text);
  if (text.startsWith('s3:')) return parseBucket(text);
  return unusable('give file:/path or s3://bucket?endpoint=https://host&region=name');
}

/** The address of a folder; a relative path is resolved against the working directory. */
export function folderAddress(folder: string): StorageAddress {
  return { kind: 'folder', folder: path.resolve(folder) };
}

function parseFolder(text: string): StorageAddress | Unusable {
  const folder = text.replace(/^file:(\/\/)?/, '');
  return folder === '' ? unusable('give file:/path') : folderAddress(folder);
}

function parseBucket(text: string): StorageAddress | Unusable {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !BUCKET.test(url.hostname)) return unusable('s3:// needs a valid bucket name');
  if (url.username !== '' || url.password !== '') {
    return unusable('it must not contain keys; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  if (url.port !== '' || url.hash !== '' || !['', '/'].includes(url.pathname)) {
    return unusable('only ?endpoint=…&region=… may follow s3://bucket');
  }
  const { endpoint = '', region = DEFAULT_REGION, ...unknown } = Object.fromEntries(url.searchParams);
  if (Object.keys(unknown).length > 0)
    return unusable('s3://bucket supports only the parameters endpoint and region');
  if (!REGION.test(region)) return unusable('region is not a valid region name');
  if (endpoint === '') {
    return { kind: 's3', bucket: url.hostname, endpoint: `https://s3.${region}.amazonaws.com`, region };
  }
  if (!isEndpoint(endpoint))
    return unusable('endpoint must be an http or https address without keys or a query');
  return { kind: 's3', bucket: url.hostname, endpoint: endpoint.replace(/\/+$/, ''), region };
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
}

function unusable(reason: string): Unusable {
  return { kind: 'unusable', reason };
}
