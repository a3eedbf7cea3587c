import {
  CONTENT,
  digestOf,
  type HostileRegistry,
  ruleAnswer,
  sendJson,
  sendText,
  versionAnswer,
} from './hostile-registry';

/** Lets a registry have a second version of its rule. */
export function publishNextVersion(registry: HostileRegistry): void {
  const next = `${CONTENT}- Be brief.\n`;
  const digest = digestOf(next);
  registry.answers({
    '/api/rules/@evil/style': sendJson(ruleAnswer({ version: '1.1.0', digest })),
    '/api/rules/@evil/style/versions': sendJson([
      versionAnswer({ version: '1.1.0', digest }),
      versionAnswer(),
    ]),
    '/api/rules/@evil/style/versions/1.1.0/raw': sendText(next),
  });
}

/** Makes the rule of a registry a subagent with this front matter. */
export function anAgent(registry: HostileRegistry, frontMatter: string): void {
  const text = `---\n${frontMatter}---\nYou review.\n`;
  const digest = digestOf(text);
  registry.answers({
    '/api/rules/@evil/style': sendJson(ruleAnswer({ type: 'ccsubagents', digest })),
    '/api/rules/@evil/style/versions': sendJson([versionAnswer({ digest })]),
    '/api/rules/@evil/style/versions/1.0.0/raw': sendText(text),
  });
}
