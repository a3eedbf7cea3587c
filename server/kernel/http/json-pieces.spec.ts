import { jsonPieces, type StreamedJson } from './json-pieces';

async function* items(...values: StreamedJson[]): AsyncGenerator<StreamedJson> {
  for (const value of values) yield await Promise.resolve(value);
}

async function textOf(value: StreamedJson): Promise<string> {
  let text = '';
  for await (const piece of jsonPieces(value)) text += piece;
  return text;
}

describe('JSON in pieces', () => {
  it('is the same document as JSON in one piece', async () => {
    const text = await textOf({
      name: 'a "quoted" name\n',
      nothing: null,
      none: items(),
      rules: items(
        { id: 1, versions: items({ content: '一' }, { content: '二' }) },
        { id: 2, versions: items() },
      ),
      plain: [1, { two: [true] }],
    });
    expect(JSON.parse(text)).toEqual({
      name: 'a "quoted" name\n',
      nothing: null,
      none: [],
      rules: [
        { id: 1, versions: [{ content: '一' }, { content: '二' }] },
        { id: 2, versions: [] },
      ],
      plain: [1, { two: [true] }],
    });
  });

  it('reads no item before the one before it is taken', async () => {
    const read: number[] = [];
    async function* counted(): AsyncGenerator<StreamedJson> {
      for (let index = 0; index < 100; index++) {
        read.push(index);
        yield await Promise.resolve(index);
      }
    }
    const pieces = jsonPieces({ numbers: counted() });
    for (let index = 0; index < 6; index++) await pieces.next();
    expect(read.length).toBeLessThan(5);
    await pieces.return(undefined);
  });
});
