import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../../kernel/graphql/loaders';
import { toConnection, type Window } from '../../../kernel/schema/connection';
import type { MemberConnection } from './membership.view';
import { toMemberView } from './member-view.mapper';
import { MembershipsService } from './memberships.service';

/** Pages of members; the key names the organization and the page. */
export const memberPages = new LoaderKey<string, MemberConnection>('memberPages');

const SEPARATOR = ' ';

/** The key of a page of members in {@link memberPages}. */
export function memberPageKey(organizationId: string, { limit, offset }: Window): string {
  return [limit, offset, organizationId].join(SEPARATOR);
}

@Injectable()
export class MembersLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly memberships: MembershipsService,
  ) {}

  onModuleInit(): void {
    this.registry.register(memberPages, async (keys) => {
      const pages = new Map<string, MemberConnection>();
      for (const [window, ids] of byWindow(keys)) {
        const found = await this.memberships.pages(ids, window.limit, window.offset);
        found.forEach(({ members, total }, index) => {
          const id = ids[index] ?? '';
          const views = members.map((member) => toMemberView(member, id));
          pages.set(memberPageKey(id, window), toConnection(views, total, window));
        });
      }
      return keys.map((key) => pages.get(key) ?? null);
    });
  }
}

/** Organizations whose same page is wanted, so that one pair of statements reads them. */
function byWindow(keys: readonly string[]): readonly (readonly [Window, string[]])[] {
  const groups = new Map<string, [Window, string[]]>();
  for (const key of keys) {
    const [limit = '', offset = '', id = ''] = key.split(SEPARATOR);
    const name = `${limit}${SEPARATOR}${offset}`;
    const group = groups.get(name) ?? [{ limit: Number(limit), offset: Number(offset) }, []];
    group[1].push(id);
    groups.set(name, group);
  }
  return [...groups.values()];
}
