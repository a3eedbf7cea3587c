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
