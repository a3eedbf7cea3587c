import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { StorageAddress } from './storage-address';
import type { StoredName } from './stored-name';

export type S3Bucket = Extract<StorageAddress, { readonly kind: 's3' }>;
export type S3Keys = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** Content to upload; it is opened once for its digest and once per attempt. */
export type S3Content = {
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  open(): Iterable<Uint8Array> | Readable;
};

export type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** The object; omitted for calls to the bucket itself. */
  readonly name?: StoredName;
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: S3Content;
};

/** Sends requests signed with AWS Signature Version 4. */
export class S3SignedFetch {
  private readonly signingKeys = new Map<string, ArrayBuffer>();

  constructor(
    private readonly bucket: S3Bucket,
    private readonly keys: S3Keys,
  ) {}

  /**
   * Sends one attempt. Does not follow redirects, because a signature is valid for one host only.
   * @param digest the digest of the content, from {@link payloadDigest}
   */
  async fetch(request: S3Request, digest: string, signal: AbortSignal): Promise<Response> {
    const { method, content } = request;
    const { url, headers } = await new AwsV4Signer({
      ...this.keys,
      method,
      url: this.urlOf(request),
      headers: { 'x-amz-content-sha256': digest },
      service: 's3',
      region: this.bucket.region,
      cache: this.signingKeys,
    }).sign();
    if (content) headers.set('content-type', content.contentType);
    const options = { method, headers, signal, redirect: 'manual' } as const;
    // Without a body, Node sets Content-Length: 0 itself.
    if (content === undefined || content.size === 0) return fetch(url, options);
    headers.set('content-length', String(content.size));
    return fetch(url, { ...options, body: Readable.from(content.open()), duplex: 'half' });
  }

  private urlOf({ name, query = {} }: S3Request): string {
    const path = name === undefined ? '' : `/${name.split('/').map(encodeURIComponent).join('/')}`;
    const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return `${this.bucket.endpoint}/${this.bucket.bucket}${path}?${search.join('&')}`.replace(/\?$/, '');
  }
}

/** The SHA-256 of the content in hexadecimal, which the store verifies. */
export async function payloadDigest(content: S3Content | undefined): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(Readable.from(content?.open() ?? []), hash);
  return hash.digest('hex');
}
