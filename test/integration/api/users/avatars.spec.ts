import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { LIMITS } from '@kimari/common/limits';
import { Storage } from '../../../../server/kernel/storage/storage';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { anImage, imageBytes } from '../../../support/factories/image';
import { aUser, type TestUser } from '../../../support/factories/user';

const FORMAT = 'Use a JPEG, PNG, GIF or WebP image';
const UNREADABLE = 'The image data could not be read';
const DIMENSIONS = 'The image must be 4096 pixels or less on each side';

describe('avatars', () => {
  const app = useTestApp();
  let taro: TestUser;
  beforeEach(async () => {
    taro = await aUser(app, { username: 'taro' });
  });

  const upload = (image: string | Buffer, filename = 'me.png', who: TestUser | string | null = taro) =>
    as(app, who)
      .post('/api/users/uploadAvatar', {
        image: typeof image === 'string' ? image : image.toString('base64'),
        filename,
      })
      .set('Accept-Language', 'en');
  const pictureOf = async (who: TestUser): Promise<string | null> => {
    const { body } = await as(app, who).get('/api/users/me').expect(200);
    return (body as { avatarUrl: string | null }).avatarUrl;
  };
  const storedFiles = async () => {
    const files: string[] = [];
    for await (const file of app.nest.get(Storage, { strict: false }).list()) {
      if (file.startsWith(`avatars/${taro.id}/`)) files.push(file);
    }
    return files;
  };

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'turns a %s into a square WebP and serves it for a day',
    async (format) => {
      const { body } = await upload(await anImage({ format, width: 300, height: 700 })).expect(200);
      expect(body).toEqual({
        avatarUrl: expect.stringMatching(/^avatars\/[0-9a-f-]{36}\/[0-9a-f]{32}\.webp$/),
      });
      const served = await as(app, null).get(`/api/${body.avatarUrl}`).expect(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="avatar.webp"',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(await sharp(served.body as Buffer).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        height: 512,
      });
      const again = as(app, null).get(`/api/${body.avatarUrl}`);
      const unchanged = await again.set('If-None-Match', served.headers['etag'] ?? '').expect(304);
      expect(unchanged.text).toBe('');
      const head = await app.http().head(`/api/${body.avatarUrl}`).expect(200);
      expect(head.headers['content-length']).toBe(String((served.body as Buffer).length));
      expect(await pictureOf(taro)).toBe(body.avatarUrl);
    },
  );

  it('drops where and with what the picture was taken, and turns it upright', async () => {
    const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .withExif({
        IFD0: { Make: 'Camera of Taro' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(bytes, 'photo.JPG').expect(200);
    const served = await as(app, null).get(`/api/${body.avatarUrl}`).expect(200);
    const picture = served.body as Buffer;
    const { exif, xmp, iptc, icc, orientation } = await sharp(picture).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(picture.includes('Camera of Taro')).toBe(false);
    // RIFF states its own length: nothing follows the picture.
    expect(picture.readUInt32LE(4) + 8).toBe(picture.length);
  });

  it('accepts data URLs', async () => {
    await upload(`data:image/png;base64,${await anImage()}`).expect(200);
  });

  it('deletes the former picture, and the last one when it is removed', async () => {
    const { body: first } = await upload(await anImage()).expect(200);
    const { body: second } = await upload(await anImage()).expect(200);
    expect(await storedFiles()).toEqual([second.avatarUrl]);
    const gone = await as(app, null).get(`/api/${first.avatarUrl}`).set('Accept-Language', 'en');
    expectError(gone, 404, 'NOT_FOUND', 'Avatar not found');
    for (let time = 0; time < 2; time++) {
      const { body } = await as(app, taro)
        .post('/api/users/deleteAvatar')
        .set('Accept-Language', 'en')
        .expect(200);
      expect(body).toEqual({ success: true, message: 'Avatar removed' });
    }
    expect([await pictureOf(taro), await storedFiles()]).toEqual([null, []]);
    const audited = await app.database.rows(
      "select action from audit_events where action like 'user.%avatar' order by at, id",
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'user.change-avatar',
      'user.change-avatar',
      'user.remove-avatar',
    ]);
  });

  it('keeps one picture when several are uploaded at once', async () => {
    const image = await anImage();
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(image)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await storedFiles()).toEqual([await pictureOf(taro)]);
  });

  it('works over GraphQL, with paths of this site', async () => {
    const mutation = 'mutation ($input: UploadAvatarInput!) { uploadAvatar(input: $input) { avatarUrl } }';
    const input = { image: await anImage(), filename: 'me.webp' };
    const { body } = await as(app, taro).graphql(mutation, { input }).expect(200);
    const path = body.data.uploadAvatar.avatarUrl as string;
    await as(app, null).get(path).expect(200);
    const removed = await as(app, taro).graphql('mutation { deleteAvatar { user { username avatarUrl } } }');
    expect(removed.body.data).toEqual({ deleteAvatar: { user: { username: 'taro', avatarUrl: null } } });
    await as(app, null).get(path).expect(404);
  });

  it('carries a picture of 5 MB over REST and GraphQL, and no longer body for anybody else', async () => {
    const image = noisyPng(LIMITS.avatar.maxBytes - 100_000).toString('base64');
    await upload(image).expect(200);
    const mutation = 'mutation ($input: UploadAvatarInput!) { uploadAvatar(input: $input) { avatarUrl } }';
    const input = { image, filename: 'me.png' };
    const { body } = await as(app, taro).graphql(mutation, { input }).expect(200);
    expect(body.errors).toBeUndefined();
    expect((await upload(image, 'me.png', null)).status).toBe(413);
    expect((await as(app, null).graphql(mutation, { input })).status).toBe(413);
    const other = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }';
    expect((await as(app, taro).graphql(other, { input: { bio: image } })).status).toBe(413);
    expect((await as(app, taro).post('/api/users/updateProfile', { bio: image })).status).toBe(413);
  });

  it('answers 400 for what is too large', async () => {
    const answer = await upload(Buffer.alloc(LIMITS.avatar.maxBytes + 1));
    expectError(answer, 400, 'BAD_REQUEST', 'The image must be 5MB or smaller');
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png', FORMAT],
    ['an SVG by name', () => imageBytes(), 'me.svg', FORMAT],
    ['a name without an ending', () => imageBytes(), 'me', FORMAT],
    [
      'a TIFF',
      () =>
        sharp({ create: blank(9, 9) })
          .tiff()
          .toBuffer(),
      'me.png',
      FORMAT,
    ],
    [
      'an AVIF',
      () =>
        sharp({ create: blank(16, 16) })
          .avif()
          .toBuffer(),
      'me.webp',
      FORMAT,
    ],
    [
      'HTML behind a PNG signature',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
      'me.png',
      FORMAT,
    ],
    ['a truncated JPEG', () => truncated('jpeg'), 'me.jpg', UNREADABLE],
    ['a truncated PNG', () => truncated('png'), 'me.png', UNREADABLE],
    ['a truncated WebP', () => truncated('webp'), 'me.webp', UNREADABLE],
    ['a bomb of 900 megapixels', () => png(30_000, 30_000), 'me.png', DIMENSIONS],
    ['a bomb of 3.6 gigapixels', () => png(60_000, 60_000), 'me.png', DIMENSIONS],
    ['a wide image', () => imageBytes({ width: 4097, height: 1 }), 'me.png', DIMENSIONS],
  ])('refuses %s', async (_, bytes, filename, message) => {
    expectError(await upload(await bytes(), filename), 400, 'BAD_REQUEST', message);
    expect([await pictureOf(taro), await storedFiles()]).toEqual([null, []]);
  });

  it.each([
    'not base64',
    '%%%%',
    'aGVsbG8',
    'aGVs\nbG8=',
    'data:image/png;base64,',
    'data:image/png,aGVsbG8=',
  ])('refuses what is not base64: %j', async (image) => {
    expectError(await upload(image), 400, 'BAD_REQUEST', UNREADABLE);
  });

  it('decides by content: a PNG named .jpg is a PNG', async () => {
    await upload(await imageBytes(), 'me.jpg').expect(200);
  });

  it.each(['..%2f..%2fetc', 'x.webp', `${'a'.repeat(32)}.png`, '%2e%2e', `${'a'.repeat(32)}.webp`])(
    'serves nothing else: %s',
    async (file) => {
      await as(app, null).get(`/api/avatars/${taro.id}/${file}`).expect(404);
      await as(app, null).get(`/api/avatars/nobody/${file}`).expect(404);
    },
  );

  it('needs the scope to write', async () => {
    const image = await anImage();
    expect((await upload(image, 'me.png', await aCliToken(app, taro, ['read']))).status).toBe(403);
    expect((await upload(image, 'me.png', await aCliToken(app, taro, ['write']))).status).toBe(200);
    expect((await upload(image, 'me.png', null)).status).toBe(401);
  });

  function blank(width: number, height: number) {
    return { width, height, channels: 3 as const, background: 'red' };
  }

  async function truncated(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({ create: { ...blank(400, 400), noise } })
      .toFormat(format)
      .toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  }
});

describe('the limit of uploads', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('is ten an hour for each account', async () => {
    const taro = await aUser(app, { username: 'taro' });
    const image = await anImage({ width: 2, height: 2 });
    const upload = async () =>
      (await as(app, taro).post('/api/users/uploadAvatar', { image, filename: 'me.png' })).status;
    for (let time = 0; time < 10; time++) expect(await upload()).toBe(200);
    expect(await upload()).toBe(429);
  });
});

/** A PNG of one bit a pixel, all black: large to draw, small to send. */
function png(width: number, height: number): Buffer {
  const row = Math.ceil(width / 8) + 1;
  return pngOf(width, height, deflateSync(Buffer.alloc(row * height), { level: 9 }));
}

/** A PNG with an ancillary chunk, which only makes it long. */
function noisyPng(length: number): Buffer {
  const image = pngOf(8, 8, deflateSync(Buffer.alloc(2 * 8)));
  const extra = chunk('teSt', Buffer.alloc(length - image.length, 7));
  return Buffer.concat([image.subarray(0, 33), extra, image.subarray(33)]);
}

function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
