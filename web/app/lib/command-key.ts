/** The name of the key that the browser's own shortcuts use on this platform. Only for what is rendered in the browser. */
export function commandKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
