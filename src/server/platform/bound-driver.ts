import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import { type Connection, type Db, send } from './database.ts';

/** One connection, already inside a transaction, as Kysely sees it. */
class BoundDriver implements Driver, DatabaseConnection {
  constructor(private readonly connection: Connection) {}
  async init() {}
  async acquireConnection() {
    return this;
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await send<Row>(this.connection, query as CompiledQuery<Row>);
    const affected = result.command === 'SELECT' ? undefined : BigInt(result.rowCount);
    return { rows: result.rows, numAffectedRows: affected };
  }
  // biome-ignore lint/correctness/useYield: a driver without cursors has nothing to yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming needs a cursor, which a pipelined connection does not have');
  }
  async beginTransaction() {}
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

/** The database as a transaction's work sees it: through its one connection. */
export const bound = (connection: Connection): Db =>
  new Kysely<DatabaseSchema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BoundDriver(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
