import { parseErrorCode, parseListing } from './s3-answers';

const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;
const key = (name: string) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`;

describe('a listing', () => {
  it('has names and the token of the next page', () => {
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

  it('is URL-decoded when it declares that encoding', () => {
    const text = key('%E6%B1%BA%2B+a');
    expect(parseListing(listing(text)).names).toEqual(['%E6%B1%BA%2B+a']);
    expect(parseListing(listing(`<EncodingType>url</EncodingType>${text}`)).names).toEqual(['決+ a']);
  });

  it.each([
    ['nothing', ''],
    ['another response', '<Error><Code>X</Code></Error>'],
    ['HTML', '<!doctype html><p>hello'],
    ['truncated', listing(key('a')).slice(0, -10)],
    ['missing the token of its next page', listing('<IsTruncated>true</IsTruncated>')],
    ['using a custom entity', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${listing(key('&a;'))}`],
    ['using an invalid escape', listing(`<EncodingType>url</EncodingType>${key('%E6')}`)],
    ['nested too deeply', '<a>'.repeat(100_000)],
  ])('is rejected when it is %s', (_, xml) => {
    expect(() => parseListing(xml)).toThrow();
  });
});

it.each([
  ['<Error><Code>NoSuchKey</Code><Key>a</Key></Error>', 'NoSuchKey'],
  ['<Error><Code>two words</Code></Error>', ''],
  ['<html><body>Bad gateway', ''],
  ['', ''],
])('reads the code of an error response: %s', (xml, code) => {
  expect(parseErrorCode(xml)).toBe(code);
});
