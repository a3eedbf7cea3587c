import type { Plugin } from 'vite';

const PACKAGES = /node_modules\/(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\/dist\//;

type Settled = { readonly question: RegExp; readonly answer: 'true' | 'false' };

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
    { question: /(?<!function )\bisDeferredResult\(\w+\)/g, answer: 'false' },
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
      if (!PACKAGES.test(id)) return undefined;
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
