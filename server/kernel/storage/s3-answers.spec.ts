import { parseErrorCode, parseListing } from './s3-answers';

const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;
const key = (name: string) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`;

describe('a listing', () => {
  it('holds names and says whether more follow', () => {
    const next = '<NextContinuationToken>a+b/c==</NextContinuationToken>';
    expect(
      parseListing(listing(`<IsTruncated>true</IsTruncated>${key('a')}${key('b&amp;c')}${next}`)),
    ).toEqual({
      names: ['a', 'b&c'],
      next: 'a+b/c==',
    });
    expect(parseListing(listing(`<IsTruncated>false</IsTruncated>${next}`))).toEqual({
      names: [],
      next: null,
    });
  });

  it('is decoded when it says that it is encoded', () => {
    const text = key('%E6%B1%BA%2B+a');
    expect(parseListing(listing(text)).names).toEqual(['%E6%B1%BA%2B+a']);
    expect(parseListing(listing(`<EncodingType>url</EncodingType>${text}`)).names).toEqual(['決+ a']);
  });

  it.each([
    ['nothing', ''],
    ['another answer', '<Error><Code>X</Code></Error>'],
    ['HTML', '<!doctype html><p>hello'],
    ['one that is cut off', listing(key('a')).slice(0, -10)],
    ['one without the token of its next page', listing('<IsTruncated>true</IsTruncated>')],
    ['an entity of its own', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${listing(key('&a;'))}`],
    ['an escape that is none', listing(`<EncodingType>url</EncodingType>${key('%E6')}`)],
    ['elements in elements without end', '<a>'.repeat(100_000)],
  ])('is refused when it is %s', (_, xml) => {
    expect(() => parseListing(xml)).toThrow();
  });
});

it.each([
  ['<Error><Code>NoSuchKey</Code><Key>a</Key></Error>', 'NoSuchKey'],
  ['<Error><Code>two words</Code></Error>', ''],
  ['<html><body>Bad gateway', ''],
  ['', ''],
])('finds the code of a refusal: %s', (xml, code) => {
  expect(parseErrorCode(xml)).toBe(code);
});
