import { parse } from 'acorn';
import type { Plugin } from 'vite';
import { terseChecks } from './terse-checks';

const ROUTER = '/node_modules/@remix-run/router/dist/router.js';

type Transform = (
  this: { parse: (code: string) => unknown },
  code: string,
  id: string,
) => { readonly code: string } | undefined;

function transform(code: string, id = ROUTER): string | undefined {
  const plugin = terseChecks() as Plugin & { transform: Transform };
  return plugin.transform.call(
    { parse: (text) => parse(text, { ecmaVersion: 'latest', sourceType: 'module' }) },
    code,
    id,
  )?.code;
}

describe('terseChecks', () => {
  it.each([
    ['invariant(a(b), "Needs " + b);', 'invariant(a(b));'],
    ['invariant(a, `Needs ${b("c")}`); invariant(d, "Needs d");', 'invariant(a); invariant(d);'],
    ['warning(!a, "Rather not");', 'undefined;'],
    ['function invariant(value, message) {}', 'function invariant(value, message) {}'],
    ['invariant(value);', 'invariant(value);'],
    ['other(a, "b"); c.invariant(a, "b");', 'other(a, "b"); c.invariant(a, "b");'],
  ])('makes “%s” into “%s”', (code, expected) => {
    expect(transform(code)).toBe(expected);
  });

  it('leaves our own files and other packages alone', () => {
    expect(transform('invariant(a, "b")', '/web/app/root.tsx')).toBeUndefined();
    expect(transform('invariant(a, "b")', '/node_modules/react/index.js')).toBeUndefined();
  });
});
