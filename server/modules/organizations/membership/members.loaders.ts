import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import { type Window, windowKey, windowOf } from '../../../kernel/schema/connection';
import { Connections } from '../../../kernel/schema/connections';
import type { MemberConnection } from './membership.view';
import { toMemberView } from './member-view.mapper';
import { MembershipsService } from './memberships.service';

/** Pages of members; the key names the organization and the page. */
export const memberPages = new LoaderKey<string, MemberConnection>('memberPages');

const SEPARATOR = ' ';

/** The key of a page of members in {@link memberPages}. */
export function memberPageKey(organizationId: string, window: Window): string {
  return [windowKey(window), organizationId].join(SEPARATOR);
}

@Injectable()
export class MembersLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly memberships: MembershipsService,
    private readonly pages: Connections,
  ) {}

  onModuleInit(): void {
    this.registry.register(memberPages, async (keys) => {
      const found = new Map<string, MemberConnection>();
      for (const [window, ids] of byWindow(keys)) {
        const members = await this.memberships.pages(ids, window);
        members.forEach(({ members, total, ...keys }, index) => {
          const id = ids[index] ?? '';
          const views = members.map((member) => toMemberView(member, id));
          found.set(memberPageKey(id, window), this.pages.of(views, total, window, keys));
        });
      }
      return keys.map((key) => found.get(key) ?? null);
    });
  }
}

/** Organizations whose same page is wanted, so that one pair of statements reads them. */
function byWindow(keys: readonly string[]): readonly (readonly [Window, string[]])[] {
  const groups = new Map<string, [Window, string[]]>();
  for (const key of keys) {
    const [name = '', id = ''] = key.split(SEPARATOR);
    const group = groups.get(name) ?? [windowOf(name), []];
    group[1].push(id);
    groups.set(name, group);
  }
  return [...groups.values()];
}
