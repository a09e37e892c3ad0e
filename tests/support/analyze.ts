import pg from 'pg';

/**
 * Counts a database's rows for the planner, as autovacuum does within a minute of many writes. Without it each question
 * over planted rows is planned for empty tables, and takes several times as long.
 */
export async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
