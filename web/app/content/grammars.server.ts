import type { LanguageRegistration } from 'shiki/core';

/** Each grammar with those that it embeds, read when a text needs it. */
export const GRAMMARS = {
  c: () => import('shiki/langs/c.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  dart: () => import('shiki/langs/dart.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  elixir: () => import('shiki/langs/elixir.mjs'),
  gherkin: () => import('shiki/langs/gherkin.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  graphql: () => import('shiki/langs/graphql.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  lua: () => import('shiki/langs/lua.mjs'),
  make: () => import('shiki/langs/make.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  prisma: () => import('shiki/langs/prisma.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  r: () => import('shiki/langs/r.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  swift: () => import('shiki/langs/swift.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} as const satisfies Record<string, () => Promise<{ readonly default: LanguageRegistration[] }>>;

/** A grammar of the highlighter. */
export type Grammar = keyof typeof GRAMMARS;

/** Maps language names that authors write to grammars. Names not listed here are not highlighted. */
const NAMES: Readonly<Record<string, Grammar>> = {
  bash: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  shellscript: 'shellscript',
  zsh: 'shellscript',
  console: 'shellscript',
  c: 'c',
  cpp: 'c',
  'c++': 'c',
  cs: 'csharp',
  csharp: 'csharp',
  css: 'css',
  scss: 'css',
  dart: 'dart',
  diff: 'diff',
  docker: 'docker',
  dockerfile: 'docker',
  elixir: 'elixir',
  env: 'ini',
  dotenv: 'ini',
  go: 'go',
  golang: 'go',
  gherkin: 'gherkin',
  graphql: 'graphql',
  hcl: 'hcl',
  terraform: 'hcl',
  tf: 'hcl',
  html: 'html',
  vue: 'html',
  svelte: 'html',
  astro: 'html',
  ini: 'ini',
  properties: 'ini',
  java: 'java',
  javascript: 'javascript',
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  kotlin: 'kotlin',
  kt: 'kotlin',
  lua: 'lua',
  make: 'make',
  makefile: 'make',
  nginx: 'nginx',
  php: 'php',
  powershell: 'powershell',
  ps1: 'powershell',
  prisma: 'prisma',
  py: 'python',
  python: 'python',
  r: 'r',
  rb: 'ruby',
  ruby: 'ruby',
  rs: 'rust',
  rust: 'rust',
  sql: 'sql',
  swift: 'swift',
  toml: 'toml',
  ts: 'tsx',
  tsx: 'tsx',
  typescript: 'tsx',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
};

/** The grammar for a language name that an author wrote; null when there is none. */
export function grammarOf(language: string | null): Grammar | null {
  return language !== null && Object.hasOwn(NAMES, language) ? (NAMES[language] ?? null) : null;
}

/** A few lines in the most common languages. Highlighting them once makes each grammar compile most of its patterns. */
export const SAMPLES: Partial<Readonly<Record<Grammar, string>>> = {
  tsx: `import { a, type B } from './a';
export class Point<T extends object> implements Shape { private readonly x: number = 1; constructor(readonly y?: T) { super(); } }
export type Size = { readonly width: number; height?: string | null } & Record<string, unknown>;
/** Note. */
export const View = async ({ name, ...rest }: Props): Promise<void> => { if (!name) return; for (const item of [1, 2.5]) await run(\`a \${item}\`); };
function App() { const [value, setValue] = useState<string>(''); return <div className="app" onClick={() => setValue('b')}>{value ?? <Item {...rest} />}</div>; }
// done
enum Color { Red = 'r' }`,
  javascript: `const { a } = require('a');
export default async function run({ b = 1, ...rest }) { try { return await fetch(\`/x/\${b}\`); } catch (error) { throw new Error('no'); } }
class Item extends Base { static #count = 0; get size() { return this.list.map((x) => x * 2).filter(/^a+$/.test); } }
// note`,
  python: `from typing import Optional
@dataclass
class Item(Base):
    """Text."""
    name: str = 'a'
    async def run(self, x: int = 1, *args, **kwargs) -> Optional[str]:
        if x > 1 and not self.name: raise ValueError(f"bad {x!r}")
        return [i for i in range(10) if i % 2 == 0]  # note`,
  shellscript: `#!/bin/bash
set -euo pipefail
export NAME="\${1:-x}"
if [[ -f "$NAME" ]]; then npm run build --flag=1 | grep -v 'a' > out.txt && echo "$(date)"; fi
for f in *.md; do cat "$f"; done # note`,
  json: '{ "a": [1, true, null, "b"], "c": { "d": -1.5e3 } }',
  yaml: 'name: build\non:\n  push:\n    branches: [main, "x"]\njobs:\n  - run: |\n      npm ci\n    if: true # note\n    n: 1',
  html: `<!doctype html>
<html lang="en"><head><style>a { color: red; }</style></head><body class="a"><!-- note --><script>const a = 1;</script></body></html>`,
  css: `@media (min-width: 10px) { .a > #b:hover::before, a[href^='x'] { color: #fff; margin: calc(1px + 2rem) auto !important; } }
/* note */ :root { --x: rgb(1 2 3 / 50%); }`,
  sql: "SELECT a.id, COUNT(*) AS n FROM items a LEFT JOIN b ON a.id = b.id WHERE x = 'y' GROUP BY 1; -- note\nCREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(10) NOT NULL);",
  go: `package main
import "fmt"
type Item struct { Name string \`json:"name"\` }
func (i *Item) Run(ctx context.Context, n int) (string, error) { if err != nil { return "", fmt.Errorf("x %w", err) }; for _, v := range []int{1, 2} { go run(v) }; return i.Name, nil } // note`,
  rust: `use std::fmt;
#[derive(Debug)]
pub struct Item<'a> { name: &'a str }
impl<'a> Item<'a> { pub async fn run(&mut self, n: u32) -> Result<String, Box<dyn Error>> { let x = match n { 0 => None, _ => Some(1.5) }; println!("{}", x?); Ok("a".into()) } } // note`,
  java: `package a.b;
import java.util.List;
/** Text. */
@Service public final class Item<T> extends Base implements Run { private static final int N = 1; @Override public List<String> run(final T x) throws IOException { if (x == null) { return new ArrayList<>(); } return x.stream().map(y -> "a").toList(); } } // note`,
  csharp: `using System;
namespace A.B { public class Item<T> : Base where T : class { public string Name { get; set; } = "a"; public async Task<int> Run(T x) { var y = await x.Get($"b {x}"); return y ?? 1; } } } // note`,
  php: `<?php
namespace A;
use B\\C;
final class Item extends Base { public function __construct(private readonly ?string $name = null) {} public function run(array $x): string { return "a {$this->name}" . $x['b']; } } // note`,
  ruby: 'class Item < Base\n  attr_reader :name\n  def run(x = 1, key: nil)\n    x.map { |y| "a #{y}" }.select(&:ok?) unless x.nil?\n  end\nend # note',
  swift: `import SwiftUI
struct Item: View { @State private var name: String? = "a"; var body: some View { VStack { Text("x \\(name ?? "")").padding(.top, 1.5) } }; func run<T>(_ x: T) async throws -> [Int] { guard let y = x as? Int else { return [] }; return [y] } } // note`,
  kotlin:
    'package a\ndata class Item(val name: String? = null) : Base() { suspend fun run(x: Int): List<String> = if (x > 1) listOf("a $x") else emptyList() } // note',
  powershell:
    'function Get-Item { param([string]$Name = "a") if ($Name -eq "b") { Get-ChildItem -Path $Name | Where-Object { $_.Length -gt 1 } } } # note',
  c: '#include <stdio.h>\nstatic int run(const char *name, int n) { for (int i = 0; i < n; i++) { printf("a %d\\n", i); } return 0; } /* note */',
};
