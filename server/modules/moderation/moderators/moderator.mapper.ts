import { unixSeconds } from '../../../kernel/clock';
import type { UserResult } from '../../users';
import { ModeratorView } from './moderator.view';

/** Maps a moderator for one caller. */
export function toModeratorView(user: UserResult, callerId: string): ModeratorView {
  const { id, username, email, role, createdAt } = user;
  return Object.assign(new ModeratorView(), {
    id,
    username,
    email: id === callerId ? email : '',
    role,
    createdAt: unixSeconds(createdAt),
  });
}
