import type { LanguageRegistration } from 'shiki/core';
import c from 'shiki/langs/c.mjs';
import csharp from 'shiki/langs/csharp.mjs';
import css from 'shiki/langs/css.mjs';
import dart from 'shiki/langs/dart.mjs';
import diff from 'shiki/langs/diff.mjs';
import docker from 'shiki/langs/docker.mjs';
import elixir from 'shiki/langs/elixir.mjs';
import gherkin from 'shiki/langs/gherkin.mjs';
import go from 'shiki/langs/go.mjs';
import graphql from 'shiki/langs/graphql.mjs';
import hcl from 'shiki/langs/hcl.mjs';
import html from 'shiki/langs/html.mjs';
import ini from 'shiki/langs/ini.mjs';
import java from 'shiki/langs/java.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import kotlin from 'shiki/langs/kotlin.mjs';
import lua from 'shiki/langs/lua.mjs';
import make from 'shiki/langs/make.mjs';
import nginx from 'shiki/langs/nginx.mjs';
import php from 'shiki/langs/php.mjs';
import powershell from 'shiki/langs/powershell.mjs';
import prisma from 'shiki/langs/prisma.mjs';
import python from 'shiki/langs/python.mjs';
import r from 'shiki/langs/r.mjs';
import ruby from 'shiki/langs/ruby.mjs';
import rust from 'shiki/langs/rust.mjs';
import shellscript from 'shiki/langs/shellscript.mjs';
import sql from 'shiki/langs/sql.mjs';
import swift from 'shiki/langs/swift.mjs';
import toml from 'shiki/langs/toml.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import xml from 'shiki/langs/xml.mjs';
import yaml from 'shiki/langs/yaml.mjs';

/** Each grammar with those that it embeds. */
export const GRAMMARS = {
  c,
  csharp,
  css,
  dart,
  diff,
  docker,
  elixir,
  gherkin,
  go,
  graphql,
  hcl,
  html,
  ini,
  java,
  javascript,
  json,
  kotlin,
  lua,
  make,
  nginx,
  php,
  powershell,
  prisma,
  python,
  r,
  ruby,
  rust,
  shellscript,
  sql,
  swift,
  toml,
  tsx,
  xml,
  yaml,
} as const satisfies Record<string, LanguageRegistration[]>;

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
