import { useTestDatabase } from '../../support/database';

describe('the test database', () => {
  const database = useTestDatabase();

  it('is PostgreSQL with every migration applied', async () => {
    const [row] = await database.rows<{ count: string }>('select count(*) from schema_migrations');
    expect(Number(row?.count)).toBeGreaterThan(0);
  });
});
