import { ownerKey } from '@kimari/common/name-key';
import type { Database } from '../../kernel/database/database';

/** The id of the user or organization that has or had a name. */
export async function ownerIdOf(database: Database, name: string): Promise<string | null> {
  const [found] = await database.read<{ readonly id: string }>(
    'select owner_id as id from owner_names where name_key = $1',
    [ownerKey(name)],
  );
  return found?.id ?? null;
}
