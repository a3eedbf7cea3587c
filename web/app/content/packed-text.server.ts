import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { RenderedRule } from './rendered-rule';

/** A text is packed once and read often; higher levels take up to twenty times as long and save 2 %. */
const QUALITY = 5;

/** A rendered text as it is kept. */
export function packText(rendered: RenderedRule): Uint8Array {
  const json = Buffer.from(JSON.stringify(rendered));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
  };
  return brotliCompressSync(json, { params });
}

export function unpackText(packed: Uint8Array): RenderedRule {
  return JSON.parse(brotliDecompressSync(packed).toString()) as RenderedRule;
}
