import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const S3_REGION = 'eu-test-1';
export const S3_KEYS = { accessKeyId: 'AKIDTESTTESTTEST', secretAccessKey: 'secret/of+the/test=0123456789' };

/** An error response of a store; details may echo signed values. */
export type S3Refusal = { readonly status: number; readonly code: string; readonly details?: string };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Verifies the Signature Version 4 of a request; null when it is valid.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureRefusal(request: IncomingMessage, url: URL, content: Buffer): S3Refusal | null {
  const { headers } = request;
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!parts) return { status: 403, code: 'AccessDenied' };
  const [, keyId = '', day = '', region = '', signed = '', signature] = parts;
  if (keyId !== S3_KEYS.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (region !== S3_REGION) return { status: 400, code: 'AuthorizationHeaderMalformed' };
  if (headers['x-amz-content-sha256'] !== sha256(content))
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  const names = signed.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (mustBeSigned.some((name) => !names.includes(name))) return { status: 403, code: 'AccessDenied' };
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = sha256(canonicalForm(request, url, signed));
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, digest].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (secret: string | Buffer, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${S3_KEYS.secretAccessKey}`,
  );
  if (createHmac('sha256', key).update(text).digest('hex') === signature) return null;
  const details = `<AWSAccessKeyId>${keyId}</AWSAccessKeyId><StringToSign>${text}</StringToSign>`;
  return { status: 403, code: 'SignatureDoesNotMatch', details };
}

function canonicalForm({ method, headers }: IncomingMessage, url: URL, signed: string): string {
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`);
  const digest = String(headers['x-amz-content-sha256']);
  return [method, path.join('/'), query.join('&'), ...lines, '', signed, digest].join('\n');
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
