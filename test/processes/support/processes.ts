import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Command lines of processes that use a folder: they name it, or work in it, as those that PostgreSQL starts do. */
export function processesIn(folder: string): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const using = pids.filter(
    (pid) => textOf(`/proc/${pid}/cmdline`).includes(folder) || folderOf(pid).startsWith(`${folder}/`),
  );
  return using.map((pid) => textOf(`/proc/${pid}/cmdline`));
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** Running Node child processes of this process. */
export function workersOf({ pid }: ChildProcess): number[] {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return children.filter((child) => textOf(`/proc/${child}/cmdline`).includes('main.js')).map(Number);
}

/** The text of a file; '' when it cannot be read, as when its process has ended. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
