import { Failure } from '../failure';
import { badAnswer, Reader } from '../registry/answers';
import { parseAddress } from '../registry/rule-reference';
import { isObject, parseObject } from '../lib/json';
import { digestOf } from '../lib/hash';

export const BUNDLE_FORMAT = 'kimari-bundle';

/** The texts of versions, to carry to a machine without the network. */
export type Bundle = {
  readonly format: typeof BUNDLE_FORMAT;
  readonly version: 1;
  readonly rules: readonly BundledRule[];
};

type BundledRule = {
  readonly path: string;
  readonly version: string;
  readonly digest: string;
  readonly content: string;
};

/** Reads a bundle; null for every other file. Throws when a text does not have its digest. */
export function readBundle(text: string): Bundle | null {
  const json = parseObject(text);
  if (!json || json.format !== BUNDLE_FORMAT || !Array.isArray(json.rules)) return null;
  return { format: BUNDLE_FORMAT, version: 1, rules: json.rules.filter(isObject).map(readBundled) };
}

function readBundled(value: unknown): BundledRule {
  const reader = Reader.of(value, 'bundle');
  const [path, version, digest] = [reader.text('path'), reader.text('version'), reader.text('digest')];
  const content = reader.text('content');
  if (parseAddress(path)?.path !== path) throw badAnswer('bundle.path');
  const actual = digestOf(content);
  if (actual !== digest)
    throw new Failure({
      code: 'TAMPERED',
      says: ['registry.tampered', { rule: `${path}@${version}` }],
      hint: ['registry.tampered_hint', { expected: digest, actual }],
    });
  return { path, version, digest, content };
}
