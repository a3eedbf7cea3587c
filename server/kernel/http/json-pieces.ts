/** A value that {@link jsonPieces} writes: JSON whose arrays may be async iterables. */
export type StreamedJson =
  | string
  | number
  | boolean
  | null
  | readonly StreamedJson[]
  | AsyncIterable<StreamedJson>
  | { readonly [name: string]: StreamedJson };

/** Writes JSON piece by piece, so that a document larger than the memory can be sent. */
export async function* jsonPieces(value: StreamedJson): AsyncGenerator<string> {
  if (isAsyncIterable(value)) yield* arrayPieces(value);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    yield* objectPieces(value as Readonly<Record<string, StreamedJson>>);
  else yield JSON.stringify(value);
}

async function* arrayPieces(items: AsyncIterable<StreamedJson>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before;
    yield* jsonPieces(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

async function* objectPieces(object: Readonly<Record<string, StreamedJson>>): AsyncGenerator<string> {
  if (!Object.values(object).some(isStreamed)) {
    yield JSON.stringify(object);
    return;
  }
  let before = '{\n';
  for (const [name, value] of Object.entries(object)) {
    yield `${before}${JSON.stringify(name)}: `;
    yield* jsonPieces(value);
    before = ',\n';
  }
  yield '\n}';
}

function isStreamed(value: StreamedJson): boolean {
  if (isAsyncIterable(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isStreamed);
}

function isAsyncIterable(value: StreamedJson): value is AsyncIterable<StreamedJson> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
