import type { Writable } from 'node:stream';
import pg from 'pg';

export interface Statement {
  /** The same text goes by one name on a connection and is parsed there once; without a name it is parsed each time. */
  name?: string | undefined;
  text: string;
  values: readonly unknown[];
}

export interface Answer<Row = unknown> {
  rows: Row[];
  /** What Postgres says it did, such as `UPDATE`, and to how many rows. */
  command: string;
  rowCount: number;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** The connection as node-postgres hands it to a query: what it sends, and the names it keeps of what was parsed. */
interface Wire extends NodeJS.EventEmitter {
  stream: Writable;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string | undefined; text: string }): void;
  bind(bound: { statement: string | undefined; values: readonly unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

/** A value as it is sent. */
const { prepareValue } = (pg as typeof pg & { utils: { prepareValue: (value: unknown) => unknown } }).utils;

type Columns = readonly Column[];
const NO_COLUMNS: Columns = [];

/** What a connection's named statements answer. Postgres says it once: a plan that it keeps never answers anything else. */
const described = new WeakMap<Wire, Map<string, Columns>>();

function columnsOn(connection: Wire): Map<string, Columns> {
  const known = described.get(connection) ?? new Map<string, Columns>();
  described.set(connection, known);
  return known;
}

/**
 * Statements that leave in one packet and come back in one. node-postgres has the server get ready for the next after
 * each of them, which costs both sides more than a short statement does. Without `begin` they are one transaction. The
 * first that fails ends the batch, and nothing behind it runs.
 */
export class Batch extends pg.Query {
  /** Of the statement that is being answered: the client keeps under these what has been parsed. */
  name: string | undefined;
  text: string | undefined;
  readonly #values: readonly (readonly unknown[])[];
  readonly #columns: Columns[] = [];
  readonly #answers: Answer[] = [];
  #rows: unknown[] = [];
  #unread: unknown = null;
  declare private readonly _result: { _types: { getTypeParser(oid: number, format: 'text'): Column['parse'] } };

  /** @param answered called when the connection is ready for what follows, and so knows how its transaction stands */
  constructor(
    readonly statements: readonly Statement[],
    readonly answered: (error: unknown, answers: Answer[]) => void,
  ) {
    super('');
    // Before anything is sent: a value that cannot be is the caller's error, and half a batch would hold the connection.
    this.#values = statements.map(({ values }) => values.map(prepareValue));
    this.#turnToNext();
  }

  override submit = (connection: pg.Connection): void => {
    const wire = connection as pg.Connection & Wire;
    const columns = columnsOn(wire);
    wire.stream.cork();
    try {
      for (const index of this.statements.keys()) this.#send(wire, columns, index);
      wire.sync();
    } catch (error) {
      // Half a batch was sent, so nothing else can be understood on this connection.
      wire.stream.destroy(error as Error);
    } finally {
      wire.stream.uncork();
    }
  };

  #send(wire: Wire, columns: ReadonlyMap<string, Columns>, index: number): void {
    const { name, text } = this.statements[index]!;
    const known = name ? columns.get(name) : undefined;
    // What has answered was parsed, and to look among all names of a connection costs more than a short statement.
    const isParsed = known || (name && (name in wire.parsedStatements || name in wire.submittedNamedStatements));
    if (!isParsed) wire.parse({ name, text });
    if (name && !isParsed) wire.submittedNamedStatements[name] = text;
    wire.bind({ statement: name, values: this.#values[index]! });
    this.#columns[index] = known ?? NO_COLUMNS;
    if (!known) wire.describe({ type: 'P' });
    wire.execute();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const { _types: types } = this._result;
    this.#columns[this.#answers.length] = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID, 'text'),
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      const row: Record<string, unknown> = {};
      this.#columns[this.#answers.length]!.forEach(({ name, parse }, index) => {
        const text = fields[index];
        row[name] = text == null ? null : parse(text);
      });
      this.#rows.push(row);
    } catch (error) {
      // Thrown from here it would end the process.
      this.#unread ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }, connection: Wire): void {
    const words = text.split(' ');
    if (this.name) columnsOn(connection).set(this.name, this.#columns[this.#answers.length]!);
    this.#answers.push({ rows: this.#rows, command: words[0]!, rowCount: Number(words.at(-1)) || 0 });
    this.#turnToNext();
  }

  /** A statement without words answers nothing, and takes its place all the same. */
  handleEmptyQuery(): void {
    this.#answers.push({ rows: [], command: '', rowCount: 0 });
    this.#turnToNext();
  }

  handleError(error: unknown, connection: Wire): void {
    for (const { name } of this.statements.slice(this.#answers.length))
      if (name) delete connection.submittedNamedStatements[name];
    const over = () => {
      connection.off('readyForQuery', over);
      connection.off('end', over);
      this.answered(error, []);
    };
    // Postgres skips what is left of the batch and says that it is ready, or goes away; who is lost already says no more.
    if (error instanceof pg.DatabaseError) connection.on('readyForQuery', over).on('end', over);
    else over();
  }

  handleReadyForQuery(): void {
    this.answered(this.#unread, this.#answers);
  }

  #turnToNext(): void {
    const next = this.statements[this.#answers.length];
    this.name = next?.name;
    this.text = next?.text;
    this.#rows = [];
  }
}
