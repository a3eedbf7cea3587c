import type { Plugin } from 'vite';
import { ROUTER_PACKAGES } from './router-packages';

type Settled = { readonly question: RegExp; readonly answer: 'true' | 'false' | 'null' | 'undefined' };

function questions(future: Readonly<Record<string, true>>): readonly Settled[] {
  const flags = [...Object.keys(future), 'v7_\\w+'].join('|');
  return [
    // Remix turns all flags of React Router on that depend on no flag of its own.
    {
      question: new RegExp(`(?:\\b[\\w.]+\\.)?\\bfuture\\.(?:${flags})\\b(?: === true)?`, 'g'),
      answer: 'true',
    },
    { question: /\bwindow\.__remixContext\.isSpaMode\b/g, answer: 'false' },
    // With single fetch, pages read all their data in one stream, so that nothing defers by itself.
    { question: /\btypeof singleFetch === "function"/g, answer: 'true' },
    { question: /(?<!function )\bisDeferred(?:Result|Data)\(\w+\)/g, answer: 'false' },
    // No link of ours animates the change of pages.
    { question: /!viewTransitionOpts \|\| isViewTransitionUnavailable\b/g, answer: 'true' },
    { question: /\brenderDfd && pendingState && (?:router\.window|[\w.]+ === [\w.]+)/g, answer: 'false' },
    { question: /!vtContext\.isTransitioning && interruption\b/g, answer: 'false' },
    { question: /\bvtContext\.isTransitioning\b/g, answer: 'false' },
    { question: /\bisSpaMode && !isHydrated\b/g, answer: 'false' },
    // Vite serves the styles in development, too.
    { question: /\bcriticalCss(?= \?)/g, answer: 'false' },
    // The content policy stops a script that a page holds.
    { question: /(?<=, )heyDeveloper\b/g, answer: 'null' },
    // No page of ours loads its data in the browser first.
    {
      question: /(?<=: )route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/g,
      answer: 'undefined',
    },
    { question: /\b__remixContext\.a\b/g, answer: 'false' },
  ];
}

/**
 * Answers what Remix and React Router ask at run time although it is settled here, so that the browser's files do not
 * contain the other branches. `future` are Remix's flags. The build fails when a question is no longer asked.
 */
export function settledBranches(future: Readonly<Record<string, true>>): Plugin {
  const settled = questions(future);
  const asked = new Set<Settled>();
  return {
    name: 'kimari:settled-branches',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!ROUTER_PACKAGES.test(id)) return undefined;
      const answered = settled.reduce((text, entry) => {
        if (text.search(entry.question) >= 0) asked.add(entry);
        return text.replace(entry.question, entry.answer);
      }, code);
      return { code: answered, map: null };
    },
    buildEnd(error) {
      const [gone] = settled.filter((entry) => !asked.has(entry));
      if (gone && !error) this.error(`Remix no longer asks ${gone.question.source}`);
    },
  };
}
