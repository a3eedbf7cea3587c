import { once } from 'node:events';
import './global-setup';

export default async function globalTeardown(): Promise<void> {
  const { janitor } = globalThis;
  if (!janitor) return;
  const done = once(janitor, 'exit');
  janitor.stdin?.end();
  await done;
}
