import { DAY } from '@kimari/common/durations';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ORGANIZATION_ROLES } from '@kimari/common/enums';
import { projectPath } from '../kernel/config/project-folder';

const user = z.object({
  username: z.string(),
  displayName: z.string(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  email: z.email(),
});
const organization = z.object({
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  members: z.array(z.object({ username: z.string(), role: z.enum(ORGANIZATION_ROLES) })),
});
const rule = z.object({
  owner: z.string(),
  name: z.string(),
  type: z.string(),
  visibility: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  versions: z.array(
    z.object({ number: z.string(), file: z.string(), changelog: z.string(), publishedAt: z.coerce.date() }),
  ),
  starredBy: z.array(z.string()),
  deprecated: z.object({ message: z.string(), replacement: z.string() }).optional(),
  yanked: z.array(z.object({ number: z.string(), reason: z.string() })).optional(),
});
const demoSet = z.object({
  users: z.tuple([user], user),
  organizations: z.array(organization),
  rules: z.array(rule),
});

export type DemoSet = z.infer<typeof demoSet>;
export type DemoUser = DemoSet['users'][number];
export type DemoRule = DemoSet['rules'][number];

const FILE = 'demo/demo.json';
/** Days between the newest version and the day of loading, so that the demo data looks recent. */
const NEWEST_AGE = 3;

/** Reads demo/demo.json and shifts its times by whole days, so that the newest is a few days before `now`. */
export async function readDemoSet(now: Date): Promise<DemoSet> {
  const set = demoSet.parse(JSON.parse(await readFile(projectPath(FILE), 'utf8')));
  const times = set.rules.flatMap(({ versions }) => versions.map(({ publishedAt }) => publishedAt.getTime()));
  const shift = (Math.floor((now.getTime() - Math.max(...times)) / DAY) - NEWEST_AGE) * DAY;
  const moved = (date: Date): Date => new Date(date.getTime() + shift);
  const rules = set.rules.map((entry) => ({
    ...entry,
    versions: entry.versions.map((version) => ({ ...version, publishedAt: moved(version.publishedAt) })),
  }));
  return { ...set, rules };
}

/** Reads the content of a version. */
export function readDemoText(file: string): Promise<string> {
  return readFile(path.join(path.dirname(projectPath(FILE)), file), 'utf8');
}
