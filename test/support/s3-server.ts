import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Refusal, signatureRefusal } from './s3-signature';

export type S3Object = { readonly content: Buffer; readonly contentType: string };

export type S3Server = {
  readonly port: number;
  /** The objects in the bucket, which tests can read and change. */
  readonly objects: Map<string, S3Object>;
  /** The number of requests received. */
  readonly requests: { count: number };
  /** Fails the next requests with these statuses, in order. */
  failWith(...statuses: readonly number[]): void;
  close(): Promise<void>;
};

export const S3_BUCKET = 'kimari-test';

const PAGE = 1000;

/**
 * An in-memory S3 store with one path-style bucket: PUT, GET and DELETE of objects and ListObjectsV2. Like Amazon, it
 * requires a valid version 4 signature, the content digest and the content length.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, S3Object>();
  const requests = { count: 0 };
  const failures: number[] = [];
  const server = createServer((request, response) => {
    requests.count += 1;
    const status = failures.shift();
    const answered =
      status === undefined
        ? answer(objects, request, response)
        : refuse(response, { status, code: 'SlowDown' });
    answered.catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    requests,
    failWith: (...statuses) => failures.push(...statuses),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  objects: Map<string, S3Object>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const content = await buffer(request);
  const url = new URL(request.url ?? '/', 'http://store');
  const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const refusal =
    signatureRefusal(request, url, content) ??
    (bucket === S3_BUCKET ? null : { status: 404, code: 'NoSuchBucket' });
  if (refusal) return refuse(response, refusal);
  if (key === '' && request.method === 'GET') return list(objects, url.searchParams, response);
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined)
      return refuse(response, { status: 411, code: 'MissingContentLength' });
    objects.set(key, { content, contentType: request.headers['content-type'] ?? 'binary/octet-stream' });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else {
    const object = objects.get(key);
    if (!object) return refuse(response, { status: 404, code: 'NoSuchKey' });
    response.writeHead(200, {
      'content-length': object.content.length,
      'content-type': object.contentType,
    });
    response.end(object.content);
  }
}

/** Lists objects sorted by the bytes of their names, URL-encoded on request. */
async function list(
  objects: ReadonlyMap<string, S3Object>,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  if (query.get('list-type') !== '2') return refuse(response, { status: 501, code: 'NotImplemented' });
  const token = query.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64').toString();
  const following = [...objects.keys()]
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .filter((key) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0);
  const page = following.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
  const isEncoded = query.get('encoding-type') === 'url';
  const shown = (key: string) =>
    isEncoded ? new URLSearchParams({ '': key }).toString().slice(1).replaceAll('%2F', '/') : escaped(key);
  const next =
    page.length < following.length
      ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
      : '';
  const contents = page.map(
    (key) => `<Contents><Key>${shown(key)}</Key><ETag>&quot;0&quot;</ETag><Size>1</Size></Contents>`,
  );
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
      `<Name>${S3_BUCKET}</Name>${isEncoded ? '<EncodingType>url</EncodingType>' : ''}` +
      `<IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  );
}

async function refuse(response: ServerResponse, { status, code, details = '' }: S3Refusal): Promise<void> {
  response.writeHead(status, { 'content-type': 'application/xml', ...(status < 400 && { location: '/' }) });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code>${details}</Error>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
