import { FolderStorage } from '../../server/kernel/storage/folder-storage';
import { S3Client } from '../../server/kernel/storage/s3-client';
import { S3Storage } from '../../server/kernel/storage/s3-storage';
import { type StoredName, toStoredName } from '../../server/kernel/storage/stored-name';
import { S3_BUCKET } from './s3-server';
import { S3_KEYS, S3_REGION } from './s3-signature';

/** A storage in the bucket of a server from {@link startS3Server}. */
export function s3Storage(
  port: number,
  { bucket = S3_BUCKET, keys = S3_KEYS, callTimeout = 5_000, region = S3_REGION } = {},
): S3Storage {
  const address = { kind: 's3', bucket, endpoint: `http://127.0.0.1:${port}`, region } as const;
  return new S3Storage(new S3Client(address, keys, callTimeout));
}

export function folderStorage(folder: string): FolderStorage {
  return new FolderStorage(folder);
}

export function storedName(text: string): StoredName {
  const name = toStoredName(text);
  if (name === null) throw new Error(`${text} is not a valid name of a stored file`);
  return name;
}
