import type { Env } from '../config/env';
import { FolderStorage } from './folder-storage';
import { S3Client } from './s3-client';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

export type StorageSettings = Pick<Env, 'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'>;

/** Creates the configured storage without connecting yet. */
export function openStorage(env: StorageSettings): Storage {
  const { STORAGE_URL: address, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = env;
  if (address.kind === 'folder') return new FolderStorage(address.folder);
  const keys = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return new S3Storage(new S3Client(address, keys));
}
