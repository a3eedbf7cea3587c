import { CONTENT_LABELS } from './content-labels.server';
import { inlineWorkers } from './inline-workers';
import { renderRule } from './render-rule.server';
import { fillMarked, fillVariables } from './variables';

const render = async (content: string, locale: 'ja' | 'en' = 'ja') =>
  renderRule(content, { workers: inlineWorkers, locale, keep: false });
const htmlOf = async (content: string) => (await render(content)).html;

/** Parses HTML as a browser does, without running it. */
function treeOf(html: string): Document {
  return new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
}

const LIVE =
  'script, img, iframe, object, embed, svg, math, form, style, link, meta, base, video, audio, button, input, template';

/**
 * Everything a browser could act on: active elements, event handlers, styles, and URLs other than http(s) and mailto.
 */
function liveNodes(html: string): string[] {
  const found: string[] = [];
  for (const element of treeOf(html).body.querySelectorAll('*')) {
    if (element.matches(LIVE)) found.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'style' || name === 'src' || name === 'srcdoc') found.push(name);
      if (name === 'href' && !/^(?:https?:\/\/|mailto:|#)/i.test(value)) found.push(`href=${value}`);
    }
  }
  return found;
}

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example/)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/track.png)',
  '![x"onerror="alert(1)](x)',
  '[x]: javascript:alert(1)\n\n[x]',
  '![ref][t]\n\n[t]: https://evil.example/t.png',
  '```html"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '# <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n|-|\n| <img src=x onerror=alert(1)> |',
  '- [ ] <input autofocus onfocus=alert(1)>',
  '{{a"onmouseover="alert(1)}} {{name}}<script>alert(1)</script>',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '<style>*{background:url(https://evil.example)}</style>',
  '<link rel=stylesheet href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo "<script>"; ?>',
  'https://example.com/"onmouseover="alert(1)',
  '<x onclick=alert(1)>\n\ntext\n\n</x>',
];

describe('content from authors never runs', () => {
  it.each(PAYLOADS)('%s', async (payload) => {
    expect(liveNodes(await htmlOf(payload))).toEqual([]);
  });

  it('stays inert with all payloads at once, anywhere in a text', async () => {
    const everywhere = PAYLOADS.map((payload) => `> - ${payload.replaceAll('\n', ' ')}`).join('\n\n');
    expect(liveNodes(await htmlOf(everywhere))).toEqual([]);
  });

  it('shows raw HTML as text instead of dropping it', async () => {
    const text = treeOf(await htmlOf('before <b>bold</b>\n\n<!-- hidden order -->')).body.textContent;
    expect(text).toContain('<b>bold</b>');
    expect(text).toContain('<!-- hidden order -->');
  });
});

describe('headings', () => {
  it('are demoted by one level, get ids and are listed', async () => {
    const { html, outline } = await render('# 題\n\n## Data flow\n\n## Data flow');
    const headings = [...treeOf(html).querySelectorAll('h2, h3')].map(
      ({ localName, id }) => `${localName}#${id}`,
    );
    expect(headings).toEqual(['h2#s-題', 'h3#s-data-flow', 'h3#s-data-flow-1']);
    expect(outline.map(({ text, depth }) => [text, depth])).toEqual([
      ['題', 1],
      ['Data flow', 2],
      ['Data flow', 2],
    ]);
  });

  it('are the targets of links inside the text', async () => {
    const html = await htmlOf('[to](#Data-Flow)\n\n## Data flow');
    expect(treeOf(html).querySelector('p a')?.getAttribute('href')).toBe('#s-data-flow');
  });
});

describe('links and images', () => {
  it('mark external links and send no referrer', async () => {
    const link = treeOf(await htmlOf('[x](https://example.com/a)')).querySelector('a');
    expect(link?.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
    expect(link?.className).toBe('md-ext');
  });

  it('turn images into links named by their alternative text', async () => {
    const body = treeOf(
      await htmlOf(
        '![logo](https://example.com/l.png) [![badge](https://a.example/b.svg)](https://a.example)',
      ),
    ).body;
    expect(
      [...body.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['画像を開く: logoexample.com', 'https://example.com/l.png'],
      ['badge', 'https://a.example'],
    ]);
  });

  it('turn images that are defined elsewhere into links', async () => {
    const link = treeOf(await htmlOf('![flow][f]\n\n[f]: https://example.com/f.png')).querySelector('a');
    expect([link?.className, link?.getAttribute('href')]).toEqual([
      'md-image md-ext',
      'https://example.com/f.png',
    ]);
    expect(link?.querySelector('.md-host')?.textContent).toBe('example.com');
  });

  it('keep the links of footnotes', async () => {
    const { body } = treeOf(await htmlOf('Text.[^1]\n\n[^1]: Note.'));
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#s-fn-1',
      '#s-fnref-1',
    ]);
    expect(body.querySelector('.data-footnote-backref')?.getAttribute('aria-label')).toBe('本文に戻る');
  });

  it('turn relative links into text, because they would resolve against this site', async () => {
    expect(treeOf(await htmlOf('[x](./other.md)')).querySelector('a')).toBeNull();
  });
});

describe('alerts', () => {
  const alertIn = async (content: string) => treeOf(await htmlOf(content)).querySelector('.md-alert');

  it.each([
    ['NOTE', 'メモ'],
    ['tip', '助言'],
    ['Important', '重要'],
    ['WARNING', '注意'],
    ['CAUTION', '危険'],
  ])('[!%s] is titled %s', async (marker, title) => {
    const alert = await alertIn(`> [!${marker}]\n> 本文`);
    expect(alert?.className).toBe(`md-alert md-alert-${marker.toLowerCase()}`);
    expect([...(alert?.children ?? [])].map((child) => child.textContent)).toEqual([title, '本文']);
  });

  it('keep their blocks when the marker has a paragraph of its own', async () => {
    const alert = await alertIn('> [!NOTE]\n>\n> - one\n> - two');
    expect([...(alert?.children ?? [])].map(({ localName }) => localName)).toEqual(['p', 'ul']);
  });

  it.each(['> [!NOTE] text', '> [!HINT]\n> text', '> [!NOTE]', '- > [!NOTE]\n  > text', '> text\n> [!NOTE]'])(
    'are not %j',
    async (content) => {
      const { body } = treeOf(await htmlOf(content));
      expect(body.querySelector('.md-alert')).toBeNull();
      expect(body.querySelector('blockquote')).not.toBeNull();
    },
  );
});

describe('code blocks', () => {
  it('have a frame with the label of their copy button', async () => {
    const frame = treeOf(await htmlOf('```ts\nconst a = 1;\n```')).querySelector('.md-code');
    expect([frame?.getAttribute('data-copy'), frame?.textContent]).toEqual([
      'コードをコピー',
      'const a = 1;',
    ]);
  });

  it('show diagrams as source and say why', async () => {
    const figure = treeOf(await htmlOf('```mermaid\ngraph LR\n  a --> b\n```')).querySelector('figure');
    expect(figure?.querySelector('figcaption')?.textContent).toContain('もとの文のまま');
    expect(figure?.querySelector('pre')?.textContent).toBe('graph LR\n  a --> b');
  });
});

describe('Japanese text', () => {
  it.each([
    ['日本語\nの文', '日本語の文'],
    ['**強調**\nの文', '強調の文'],
    ['「終わり」\n「始め」', '「終わり」「始め」'],
    ['一行目\r\n二行目', '一行目二行目'],
    ['日本語\nEnglish', '日本語\nEnglish'],
    ['plain\ntext', 'plain\ntext'],
  ])('joins %j as %j', async (source, text) => {
    expect(treeOf(await htmlOf(source)).querySelector('p')?.textContent).toBe(text);
  });

  it.each([
    ['日本語の文章です。', 'ja'],
    ['Write tests first.', 'en'],
    ['使用简体中文回答所有问题', 'zh'],
    ['항상 한국어로 답하세요', 'ko'],
  ])('detects %j as %s', async (source, language) => {
    expect((await render(source)).language).toBe(language);
  });
});

describe('labels', () => {
  const EVERY_LABEL = `# A ![picture](https://example.com/a.png) title

> [!NOTE]
> Text.[^1]

- [x] done
- [ ] open

| a |
|---|
| b |

[![](https://example.com/b.png)](https://example.com) ![](https://example.com/c.png)

\`\`\`mermaid
graph
\`\`\`

[^1]: Note.
`;

  it.each(['ja', 'en'] as const)('are all in the language of the reader (%s)', async (locale) => {
    const { html, outline } = await render(EVERY_LABEL, locale);
    const shown = `${html} ${JSON.stringify(outline)}`;
    expect(shown).not.toMatch(/\uFDD0|&#x/);
    for (const label of [CONTENT_LABELS[locale].openImage('picture'), CONTENT_LABELS[locale].backToText])
      expect(shown).toContain(label);
    expect(outline[0]?.text).toBe(`A ${CONTENT_LABELS[locale].openImage('picture')}example.com title`);
  });

  it('change no address of a heading', async () => {
    const [ja, en] = await Promise.all([render(EVERY_LABEL, 'ja'), render(EVERY_LABEL, 'en')]);
    expect(ja.outline.map(({ id }) => id)).toEqual(en.outline.map(({ id }) => id));
  });

  it('cannot be written by the author of a text', async () => {
    expect(await htmlOf('a \uFDD0[table:\uFDD0] `\uFDD0[image:\uFDD0]`')).not.toMatch(/表|画像|\uFDD0/);
  });
});

describe('code, tables and tasks', () => {
  it('colours code with classes, never with styles', async () => {
    const html = await htmlOf('```ts\nconst a = "x"; // note\n```');
    expect(html).toContain('class="tk-keyword"');
    expect(html).not.toContain('style=');
  });

  it.each(['nosuchlanguage', 'constructor', '__proto__', ''])('leaves code in %j plain', async (language) => {
    const code = treeOf(await htmlOf(`\`\`\`${language}\na < b\n\`\`\``)).querySelector('pre code');
    expect(code?.textContent).toBe('a < b');
    expect(code?.querySelector('span')).toBeNull();
  });

  it('lets the keyboard scroll tables and code', async () => {
    const body = treeOf(await htmlOf('|a|\n|-|\n|b|\n\n```\nx\n```')).body;
    expect(body.querySelector('.md-table')?.getAttribute('tabindex')).toBe('0');
    expect(body.querySelector('pre')?.getAttribute('tabindex')).toBe('0');
  });

  it('says whether a task is done', async () => {
    const tasks = treeOf(await htmlOf('- [x] a\n- [ ] b')).querySelectorAll('[role=img]');
    expect([...tasks].map((task) => task.getAttribute('aria-label'))).toEqual(['済み', 'まだ']);
  });
});

describe('variables', () => {
  const SOURCE = [
    '---\ndescription: for {{project}}\n---',
    'Run {{ manager }} and `{{script}}`, never ${{ secrets.TOKEN }} or {{user.name}}, {{#each x}}, {{{raw}}}.',
    '```bash\n{{manager}} test\n```',
    '<task>{{goal}}</task>',
    '    {{indented}}',
    '[{{link}}](https://example.com) {{名前}} {{manager}}',
  ].join('\n\n');
  const names = ['project', 'manager', 'goal', 'link', '名前'];

  it('are listed once each, outside code and other template languages', async () => {
    const { html, variables } = await render(SOURCE);
    expect(variables.names).toEqual(names);
    const marked = [...treeOf(html).querySelectorAll('.var')].map((element) => element.textContent);
    expect(marked).toEqual(['{{ manager }}', '{{goal}}', '{{link}}', '{{名前}}', '{{manager}}']);
  });

  it.each(['\n', '\r\n'])(
    'take the values of the reader, in the text and on the page (%j)',
    async (lineEnd) => {
      const source = SOURCE.replaceAll('\n', lineEnd);
      const { html, variables } = await render(source);
      const values = { manager: '<b>**pnpm** $& "x"', project: '決まり' };
      const filled = [...treeOf(fillMarked(html, values)).querySelectorAll('.var-set')];
      expect(filled.map((element) => element.textContent)).toEqual([values.manager, values.manager]);
      const expected = source
        .replace('{{project}}', '決まり')
        .replace('{{ manager }}', () => values.manager)
        .replace(/\{\{manager\}\}$/, () => values.manager);
      expect(fillVariables(source, variables, values)).toBe(expected);
    },
  );

  it('have no fields in a text shown as plain text', async () => {
    const { plain, variables } = await render(`${'> '.repeat(200)} {{name}}`);
    expect([plain, variables.names]).toEqual(['complex', []]);
  });

  it('are filled until the text reaches its maximum size', async () => {
    const source = '{{a}} '.repeat(900);
    const { html, variables } = await render(source);
    const values = { a: 'あ'.repeat(500) };
    expect(Buffer.byteLength(fillVariables(source, variables, values))).toBeLessThanOrEqual(1_000_000);
    expect(fillMarked(html, values).length).toBeLessThan(html.length + 1_000_000);
  });
});

describe('bounded time', () => {
  const repeat = (text: string, length: number) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length);
  it.each([
    ['brackets', '['.repeat(100_000)],
    ['quotes', '>'.repeat(50_000)],
    ['nested lists', `${'- '.repeat(10_000)}a`],
    ['list staircase', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['headings', repeat('# a\n', 512 * 1024)],
    ['list items', repeat('1. a\n', 512 * 1024)],
    ['links', repeat('[a](b) ', 512 * 1024)],
    ['emphasis', repeat('*a **b ', 100_000)],
    ['table', `|a|b|\n|-|-|\n${repeat('|x|y|\n', 300_000)}`],
    ['one long line', repeat('lorem ipsum ', 512 * 1024)],
    ['half a megabyte of code', `\`\`\`ts\n${repeat('const a = { b: [1, "x"] };\n', 500_000)}\n\`\`\``],
    ['a wide table of short rows', `${'|a'.repeat(395)}|\n${'|-'.repeat(395)}|\n${'x\n'.repeat(4_450)}`],
    ['a wide table in a quote', `> ${'|a'.repeat(90)}|\n> ${'-|'.repeat(90)}\n${'> x\n'.repeat(2_000)}`],
    ['code that a grammar backtracks on', `\`\`\`css\n${'a\\'.repeat(30)}\n\`\`\``],
    ['code that a grammar is slow on', `\`\`\`csharp\n${`${'( '.repeat(190)}\n`.repeat(150)}\n\`\`\``],
    ['variables', '{{a}} '.repeat(80_000)],
    ['backticks', Array.from({ length: 700 }, (_, length) => `${'`'.repeat(length)}a`).join('')],
  ])('%s', async (_name, source) => {
    // Measures CPU time: wall-clock time on a busy machine says nothing about the text.
    const before = process.cpuUsage();
    const { html } = await render(source);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
    expect(treeOf(html).body.textContent?.length).toBeGreaterThan(0);
  });

  it('shows the source text when its HTML would be too long', async () => {
    const { html, plain } = await render('{{a}} '.repeat(80_000));
    expect(plain).toBe('complex');
    expect(html.length).toBeLessThan(1024 * 1024);
  });

  it('shows the beginning of a long text that it cannot render, up to a whole character', async () => {
    const text = `&${'😀'.repeat(120_000)}`;
    const { html, plain, isCut } = await render(text);
    expect([plain, isCut]).toEqual(['complex', true]);
    const shown = treeOf(html).body.textContent;
    expect(shown.length).toBeGreaterThan(64 * 1024);
    expect([...text].slice(0, [...shown].length).join('')).toBe(shown);
  });

  it('keeps every character of a text that it cannot parse as Markdown', async () => {
    const source = '['.repeat(50_000);
    const { html, plain } = await render(source);
    expect(plain).toBe('complex');
    expect(treeOf(html).body.textContent).toBe(source);
  });
});
