import { renderCodexAgent } from '@kimari/common/targets/codex-agent';
import { readRule } from '@kimari/common/targets/read-rule';
import { readTomlAgent } from './toml-agent';

const agentOf = (toml: string) => readRule(readTomlAgent(toml, 'x.toml'), { type: 'ccsubagents', name: 'x' });

const TEXTS = [
  'Plain.',
  '---\nnot: front matter\n---\nText.',
  'A "quote", a \\backslash and\ttab.',
  '"""',
  "'''",
  '日本語、#、: と {',
  '# No comment',
];
const DESCRIPTIONS = [
  'Reviews',
  'true',
  'no',
  '12',
  'Reviews: "all" of it',
  'a # b',
  '- a',
  '日本語',
  'line\nline',
];

it.each(TEXTS.flatMap((body) => DESCRIPTIONS.map((description) => [body, description] as const)))(
  'reads %j, described as %j, as Codex does',
  (body, description) => {
    const rule = readRule('', { type: 'ccsubagents', name: 'sql-reviewer' });
    const toml = renderCodexAgent({ ...rule, description, body });
    expect(agentOf(toml)).toMatchObject({ name: 'sql-reviewer', description, body });
  },
);

it.each([
  "developer_instructions = 'Do it.'",
  "developer_instructions = '''\nDo it.\n'''",
  '# A comment\n"developer_instructions" = "Do it."',
  'developer_instructions = "Do \\u0069t."\r\nname = "x"\r\n',
])('reads every spelling of a text in TOML: %j', (toml) => {
  expect(agentOf(toml).body).toBe('Do it.');
});

it('keeps the fields that it does not know', () => {
  const toml =
    'developer_instructions = "Do it."\nmodel = "gpt-5"\nsandbox_mode = "read-only"\n[mcp_servers.a]\ncommand = "b"\n';
  expect(agentOf(toml)).toMatchObject({
    model: 'gpt-5',
    extras: [
      { key: 'sandbox_mode', raw: 'sandbox_mode: read-only' },
      { key: 'mcp_servers', raw: 'mcp_servers: {"a":{"command":"b"}}' },
    ],
  });
});

it.each([
  'name = "x"',
  'developer_instructions = 3',
  'developer_instructions = " "',
  '# Markdown\n\n- Text',
  'a = "b',
])('refuses TOML that is no agent: %j', (toml) => {
  expect(() => readTomlAgent(toml, 'x.toml')).toThrow('NOT_A_RULE');
});
