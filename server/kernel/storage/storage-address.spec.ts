import { parseStorageUrl } from './storage-address';

const s3 = (change: object = {}) => ({
  kind: 's3',
  bucket: 'kimari',
  endpoint: 'https://s3.us-east-1.amazonaws.com',
  region: 'us-east-1',
  ...change,
});

describe('an address of storage', () => {
  it.each([
    ['file:/var/files', '/var/files'],
    ['file:///var/files/', '/var/files'],
    ['file:files', `${process.cwd()}/files`],
    ['file:/var/ファイル', '/var/ファイル'],
  ])('is a folder: %s', (text, folder) => {
    expect(parseStorageUrl(text)).toEqual({ kind: 'folder', folder });
  });

  it.each([
    ['s3://kimari', s3()],
    ['s3://kimari/', s3()],
    [
      's3://kimari?region=eu-west-1',
      s3({ region: 'eu-west-1', endpoint: 'https://s3.eu-west-1.amazonaws.com' }),
    ],
    [
      's3://my.bucket-1?endpoint=http://127.0.0.1:9000/&region=garage',
      s3({ bucket: 'my.bucket-1', endpoint: 'http://127.0.0.1:9000', region: 'garage' }),
    ],
    [
      's3://kimari?endpoint=https%3A%2F%2Fstore.example%2Fstorage%2Fv1%2Fs3',
      s3({ endpoint: 'https://store.example/storage/v1/s3' }),
    ],
  ])('is a bucket: %s', (text, expected) => {
    expect(parseStorageUrl(text)).toEqual(expected);
  });

  it.each([
    'file:',
    'file://',
    'ftp://bucket',
    '/var/files',
    's3:',
    's3://',
    's3:kimari',
    's3://ki',
    's3://Kimari',
    's3://-kimari',
    's3://kimari:9000',
    's3://kimari/folder',
    's3://kimari#part',
    's3://kimari?key=hunter2',
    's3://kimari?region=../x',
    's3://kimari?endpoint=store.example',
    's3://kimari?endpoint=ftp://store.example',
    's3://kimari?endpoint=https://store.example?x=hunter2',
    's3://kimari?endpoint=https://id:hunter2@store.example',
    's3://id:hunter2@kimari',
  ])('is rejected without being echoed: %s', (text) => {
    const address = parseStorageUrl(text);
    expect(address.kind).toBe('unusable');
    expect(JSON.stringify(address)).not.toContain('hunter2');
  });
});
