import { isDeviceName } from '@kimari/common/device-names';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { formatRulePath, parseRulePath } from '@kimari/common/rule-path';
import { usageFailure } from '../failure';

/** A rule as typed: `@owner/name`, with a range or a word such as `latest` after another `@`. */
export type RuleReference = {
  /** `@owner/name`. */
  readonly path: string;
  readonly owner: string;
  readonly name: string;
  readonly range: string | null;
};

const REFERENCE = /^(@?[^@]+)(?:@(.*))?$/;

/** Parses a reference whose name can be that of a file on every system; null when it is none. */
export function parseReference(text: string): RuleReference | null {
  const reference = parseAddress(text);
  return reference && isFileName(reference.name) ? reference : null;
}

/** Parses a reference; null when it is none. Older rules may have names that Windows keeps for devices. */
export function parseAddress(text: string): RuleReference | null {
  if (text.length > LIMITS.rulePath.max) return null;
  const [, address = '', range = ''] = REFERENCE.exec(text.trim()) ?? [];
  const parts = parseRulePath(address);
  if (!parts || parts.name.length > LIMITS.ruleName.max) return null;
  return { path: formatRulePath(parts.owner, parts.name), ...parts, range: range === '' ? null : range };
}

/** Parses a reference or explains how to write one. */
export function readReference(text: string): RuleReference {
  const reference = parseAddress(text);
  if (!reference) throw usageFailure(['reference.invalid', { text }], ['reference.hint']);
  return reference;
}

/** True for a name that is a valid file name on every system. */
export function isFileName(name: string): boolean {
  return NAME_PATTERN.test(name) && !isDeviceName(name);
}
