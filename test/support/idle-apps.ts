import type { TestApp } from './app';

/** Idle applications that are kept: one of the usual settings, and some of others. */
const MOST = 8;

/** Whether the last test of the file is over: an application that comes back later ends. */
let isOver = false;
const idle: { readonly settings: string; readonly app: TestApp }[] = [];

/** Applications that a spec has returned and the next one with the same settings takes, instead of starting its own. */
export const idleApps = {
  /** An application whose `close` clears it and returns it. */
  async take(settings: string, start: () => Promise<TestApp>): Promise<TestApp> {
    const index = idle.findIndex((kept) => kept.settings === settings);
    const app = index === -1 ? await start() : idle.splice(index, 1)[0]!.app;
    return { ...app, close: () => giveBack(settings, app) };
  },

  /** Ends all that are idle, after the last test of a file, and before what the file itself does outside its groups. */
  async close(): Promise<void> {
    isOver = true;
    for (const { app } of idle.splice(0)) await app.close();
  },
};

async function giveBack(settings: string, app: TestApp): Promise<void> {
  if (isOver) return app.close();
  await app.clear();
  idle.push({ settings, app });
  if (idle.length > MOST) await idle.shift()!.app.close();
}
