import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** The operating-system account that runs PostgreSQL; `undefined` means the one that runs Node. */
export type PostgresAccount = { readonly uid: number; readonly gid: number; readonly name: string };

const CREATED_ACCOUNT = 'kimari';

/**
 * Chooses the account for a server whose files are in `cluster`. PostgreSQL refuses to run as root, so root uses the owner
 * of existing files, else `postgres`, else a system account created here, else `nobody`.
 */
export async function choosePostgresAccount(cluster: string): Promise<PostgresAccount | undefined> {
  if (!isRoot()) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: nameOf(owner.uid) };
  return lookUp('postgres') ?? lookUp(CREATED_ACCOUNT) ?? create(CREATED_ACCOUNT) ?? lookUp('nobody');
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether the account may enter the folder. Tests it by trying, because modes do not reflect ACLs and mounts. */
export function canEnter(folder: string, account: PostgresAccount | undefined): boolean {
  if (!account) return true;
  return succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account);
}

/** Whether the account can run the program and load its libraries. */
export function canRun(program: string, account: PostgresAccount | undefined): boolean {
  return succeeds(program, ['--version'], account);
}

function succeeds(program: string, args: readonly string[], account: PostgresAccount | undefined): boolean {
  const credentials = account ? { uid: account.uid, gid: account.gid, cwd: '/' } : {};
  return spawnSync(program, args, { ...credentials, stdio: 'ignore' }).status === 0;
}

function lookUp(name: string): PostgresAccount | undefined {
  const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
  return uid === undefined || gid === undefined ? undefined : { uid, gid, name };
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : undefined;
}

function nameOf(uid: number): string {
  const answer = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim() : `account ${uid}`;
}

function create(name: string): PostgresAccount | undefined {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name];
  return spawnSync('useradd', args, { stdio: 'ignore' }).status === 0 ? lookUp(name) : undefined;
}
