import type { Plugin } from 'vite';
import { settledBranches } from './settled-branches';

const ROUTER = '/node_modules/@remix-run/router/dist/router.js';
const QUESTIONS = [
  'future.v3_singleFetch',
  'future.v7_relativeSplatPath === true',
  'window.__remixContext.isSpaMode',
  'typeof singleFetch === "function"',
  'isDeferredResult(result)',
  '!viewTransitionOpts || isViewTransitionUnavailable',
  'renderDfd && pendingState && router.window',
  '!vtContext.isTransitioning && interruption',
  'vtContext.isTransitioning',
  'isSpaMode && !isHydrated',
  'criticalCss ? a : b',
  'x(a, heyDeveloper)',
  'a ? b : route.id === "root" ? RemixRootDefaultHydrateFallback : undefined',
  'window.__remixContext.a',
];

type Build = {
  readonly transform: (code: string, id: string) => { readonly code: string } | undefined;
  readonly end: () => void;
};

function build(): Build {
  const plugin = settledBranches({ v3_singleFetch: true }) as Plugin & {
    transform: Build['transform'];
    buildEnd: (this: { error: (message: string) => never }) => void;
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  return { transform: plugin.transform, end: () => plugin.buildEnd.call({ error }) };
}

describe('settledBranches', () => {
  it.each([
    ['if (init.future.v3_singleFetch) a()', 'if (true) a()'],
    ['let flag = future.v7_relativeSplatPath === true', 'let flag = true'],
    ['if (window.__remixContext.isSpaMode) a()', 'if (false) a()'],
    ['function isDeferredResult(result) {}', 'function isDeferredResult(result) {}'],
    ['if (isDeferredResult(result)) a()', 'if (false) a()'],
    ['if (isDeferredData(result)) a()', 'if (false) a()'],
    ['if (!vtContext.isTransitioning && interruption) a()', 'if (false) a()'],
    ['if (vtContext.isTransitioning && a) b()', 'if (false && a) b()'],
    ['h(title, heyDeveloper)', 'h(title, null)'],
    ['if (future.unstable_other) a()', 'if (future.unstable_other) a()'],
  ])('answers “%s”', (code, expected) => {
    expect(build().transform(code, ROUTER)?.code).toBe(expected);
  });

  it('leaves our own files and other packages alone', () => {
    expect(build().transform('future.v3_singleFetch', '/web/app/root.tsx')).toBeUndefined();
  });

  it('ends the build when a question is no longer asked', () => {
    const { transform, end } = build();
    for (const question of QUESTIONS.slice(0, -1)) transform(question, ROUTER);
    expect(end).toThrow('Remix no longer asks');
    transform(QUESTIONS.at(-1) ?? '', ROUTER);
    expect(end).not.toThrow();
  });
});
