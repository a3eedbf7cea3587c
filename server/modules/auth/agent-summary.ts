/** The order matters: most browsers also name the browsers they derive from. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Summarises a `User-Agent` for the list of sessions: `Firefox (Linux)`, `kimari-cli/1.2.0`; null if it is empty. */
export function summariseAgent(agent: string | null): string | null {
  if (!agent?.trim()) return null;
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1];
  const program = browser ?? agent.trim().split(/\s/, 1)[0];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  return system ? `${program} (${system})` : (program ?? null);
}
