import { unixSeconds } from '../../kernel/clock';
import type { FullProfileBody, ProfileBody, PublicProfileBody } from './user.body';
import type { UserResult } from './user.result';

/** Maps a user to its public profile. */
export function toPublicProfileBody(user: UserResult): PublicProfileBody {
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    bio: user.bio,
    location: user.location,
    website: user.website,
    avatarUrl: user.avatarUrl,
    createdAt: unixSeconds(user.createdAt),
  };
}

/** Maps a user to the profile for signed-in users. */
export function toProfileBody(user: UserResult): ProfileBody {
  const { emailVerified, updatedAt } = user;
  return { ...toPublicProfileBody(user), emailVerified, updatedAt: unixSeconds(updatedAt) };
}

/** Maps the caller to their own profile. */
export function toFullProfileBody(user: UserResult): FullProfileBody {
  return { ...toProfileBody(user), email: user.email, role: user.role };
}
