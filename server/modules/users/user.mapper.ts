import { unixSeconds } from '../../kernel/clock';
import { picturePath } from './picture-path';
import type { UserResult } from './user.result';
import { UserView } from './user.view';

/** Maps a user to the GraphQL type; `appUrl` is the origin of their page. */
export function toUserView(user: UserResult, appUrl: string): UserView {
  return Object.assign(new UserView(), {
    isDeleted: user.isDeleted,
    id: user.id,
    name: user.username,
    username: user.username,
    displayName: user.displayName,
    bio: user.bio,
    location: user.location,
    website: user.website,
    avatarUrl: picturePath(user.avatarUrl),
    url: `${appUrl}/user/${user.username}`,
    createdAt: unixSeconds(user.createdAt),
  });
}
