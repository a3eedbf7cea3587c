/**
 * Cleans up after a run of the fault tests, however it ends: its standard input closes with the run (also on Ctrl-C or
 * a kill). `node janitor.mjs FOLDER` stops the processes listed in FOLDER/processes and the database servers in FOLDER,
 * unmounts disks there, and removes the folder.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
/** The fields of /proc/PID/stat from the state on; see proc_pid_stat(5). */
const statOf = (pid) =>
  textOf(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
const kill = (pid) => {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // The process has ended.
  }
};
const allPids = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));
const childrenOf = (pid) => allPids().filter((other) => statOf(other)[1] === pid);
const worksIn = (pid) => textOf(`/proc/${pid}/cmdline`).includes(folder);

function clean() {
  for (const line of textOf(join(folder, 'processes')).split('\n')) {
    const [pid, startedAt] = line.split(' ');
    // Ids are reused, so compare the start time.
    if (pid && statOf(pid)[19] === startedAt) kill(pid);
  }
  for (const pid of allPids().filter((other) => other !== String(process.pid) && worksIn(other))) {
    // A frozen child outlives its postmaster.
    const children = childrenOf(pid);
    kill(pid);
    children.forEach(kill);
  }
  for (const [, place] of textOf('/proc/mounts').matchAll(/^\S+ (\S+) /gm)) {
    if (place.startsWith(folder)) execFileSync('umount', ['--lazy', place]);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

process.stdin.resume().on('end', clean).on('error', clean);
