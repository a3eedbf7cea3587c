import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '../errors/thrown';
import { parseListing } from './s3-answers';
import type { S3Client } from './s3-client';
import type { S3Content } from './s3-signed-fetch';
import { Storage, type StoredFile } from './storage';
import { StorageFailure, storeUnavailable } from './storage-failure';
import { contentTypeOf, type StoredName } from './stored-name';

/** Stores files in a bucket of Amazon S3 or a compatible store. */
export class S3Storage extends Storage {
  readonly location: string;
  readonly stagingPrefix = path.join(tmpdir(), 'kimari-restoring-');

  constructor(private readonly client: S3Client) {
    super();
    this.location = client.location;
  }

  put(name: StoredName, content: Uint8Array): Promise<void> {
    return this.send(name, content.length, () => [content]);
  }

  async adopt(name: StoredName, file: string): Promise<void> {
    const { size } = await stat(file);
    await this.send(name, size, () => createReadStream(file));
    await rm(file);
  }

  async read(name: StoredName): Promise<StoredFile | null> {
    const answer = await this.client.send({ method: 'GET', name });
    if (answer === null) return null;
    const { size, body: content } = answer;
    if (size !== null) return { size, contentType: contentTypeOf(name), content };
    content.destroy();
    throw storeUnavailable(
      new StorageFailure(`${this.location} does not report the size of ${name}`, 'NoLength'),
    );
  }

  async delete(name: StoredName): Promise<void> {
    await this.client.textOf({ method: 'DELETE', name });
  }

  async *list(): AsyncIterable<string> {
    for (let token: string | null = ''; token !== null;) {
      const page = await this.page(token);
      yield* page.names;
      if (page.next === token) throw this.badListing(new Error('a page of the listing refers to itself'));
      token = page.next;
    }
  }

  private async page(token: string): Promise<ReturnType<typeof parseListing>> {
    const query = { 'list-type': '2', 'encoding-type': 'url', ...(token && { 'continuation-token': token }) };
    const text = await this.client.textOf({ method: 'GET', query });
    try {
      return parseListing(text);
    } catch (error) {
      throw this.badListing(error);
    }
  }

  private badListing(cause: unknown): Error {
    return storeUnavailable(
      new StorageFailure(`Cannot list ${this.location}: ${messageOf(cause)}`, 'BadListing', { cause }),
    );
  }

  private async send(name: StoredName, size: number, open: S3Content['open']): Promise<void> {
    await this.client.textOf({
      method: 'PUT',
      name,
      content: { size, contentType: contentTypeOf(name), open },
    });
  }
}
