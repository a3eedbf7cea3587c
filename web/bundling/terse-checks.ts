import type { Plugin } from 'vite';
import { ROUTER_PACKAGES } from './router-packages';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Call = Node & {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
};
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The calls of plain functions in a syntax tree, those inside of others after these. */
function callsIn(node: unknown): readonly Call[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(callsIn);
  const call = node as Call;
  return call.type === 'CallExpression' && call.callee.name !== undefined ? [call, ...inside] : inside;
}

/** An `invariant` keeps its condition and loses its message; a `warning` goes. */
function editOf({ callee, arguments: [condition, message], start, end }: Call): readonly Edit[] {
  if (callee.name === 'warning') return [{ start, end, text: 'undefined' }];
  if (callee.name !== 'invariant' || !condition || !message) return [];
  return [{ start: condition.end, end: end - 1, text: '' }];
}

/**
 * Takes what the checks in Remix and React Router tell developers out of the browser's files, 1 kB. A failed check still throws, and
 * the console names the place; development has the messages.
 */
export function terseChecks(): Plugin {
  return {
    name: 'kimari:terse-checks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!ROUTER_PACKAGES.test(id)) return undefined;
      const edits = callsIn(this.parse(code)).flatMap(editOf);
      const terse = [...edits]
        .sort((left, right) => right.start - left.start)
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
      return { code: terse, map: null };
    },
  };
}
