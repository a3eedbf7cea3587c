import 'reflect-metadata';
import cluster from 'node:cluster';
import { boundMemory } from './boot/bound-memory';
import { surviveBrokenOutput } from './boot/broken-output';
import { reportFailure } from './kernel/config/report-failure';
import { startCluster } from './boot/cluster';
import { startProcess } from './boot/start-process';
import { type Env, readEnv } from './kernel/config/env';

/** Starts Kimari: one process that does everything, or (WEB_CONCURRENCY) one that looks after several that serve. */
async function main(): Promise<void> {
  surviveBrokenOutput();
  boundMemory();
  const env = readEnv();
  // React and Express read it by themselves.
  process.env.NODE_ENV = env.NODE_ENV;
  await (isPrimary(env) ? startCluster(env) : startProcess(env));
}

function isPrimary(env: Env): boolean {
  return env.WEB_CONCURRENCY > 1 && cluster.isPrimary;
}

main().catch(reportFailure);
