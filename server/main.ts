import './boot/production-by-default';
import 'reflect-metadata';
import cluster from 'node:cluster';
import { boundMemory } from './boot/bound-memory';
import { surviveBrokenOutput } from './kernel/cli/broken-output';
import { reportFailure } from './kernel/config/report-failure';
import { startCluster } from './boot/cluster';
import { startProcess } from './boot/start-process';
import { type Env, readEnv } from './kernel/config/env';

/** Starts Kimari in a single process, or as a primary with several workers (WEB_CONCURRENCY). */
async function main(): Promise<void> {
  surviveBrokenOutput();
  boundMemory();
  const env = readEnv();
  await (isPrimary(env) ? startCluster(env) : startProcess(env));
}

function isPrimary(env: Env): boolean {
  return env.WEB_CONCURRENCY > 1 && cluster.isPrimary;
}

main().catch(reportFailure);
