/** Matches paths like `/@:owner/:name`; a parameter is one segment, or the rest of one. */
export function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((segment) => segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/, '[^/]+'))
    .join('/');
  return new RegExp(`^${source}$`);
}
