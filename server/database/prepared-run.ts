// The driver has PostgreSQL describe the rows at each run of a statement and prepares their objects from that, which takes 20 µs and
// more where there are 30 columns.
import type { Connection, FieldDef, Submittable } from "pg";
import type { DriverValue } from "./column-types.ts";
import { RowShape } from "./row-shape.ts";

/** The statements that a connection has prepared, by name; undefined for one without rows. */
export type PreparedStatements = Map<string, RowShape | undefined>;

export interface PreparedResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: Record<string, unknown>[];
}

interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: DriverValue[];
}

/** "INSERT 0 1", "SELECT 5", "CREATE TABLE" */
const completed = /^([A-Za-z]+)(?:.* (\d+))?/;

/**
 * A run of a named statement, described only when the connection prepares it: PostgreSQL refuses to run one whose columns have
 * changed since. The driver's client calls the handlers.
 */
export class PreparedRun implements Submittable {
  readonly #statement: NamedStatement;
  readonly #prepared: PreparedStatements;
  readonly #answer = Promise.withResolvers<PreparedResult>();
  readonly #rows: Record<string, unknown>[] = [];
  #shape: RowShape | undefined;
  #completion = "";
  #unreadable: { readonly failure: unknown } | undefined;

  constructor(statement: NamedStatement, prepared: PreparedStatements) {
    this.#statement = statement;
    this.#prepared = prepared;
    this.#shape = prepared.get(statement.name);
  }

  get result(): Promise<PreparedResult> {
    return this.#answer.promise;
  }

  submit(connection: Connection): void {
    const { name, text, values } = this.#statement;
    connection.stream.cork();
    try {
      if (!this.#prepared.has(name)) {
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: "S", name }, true);
        this.#prepared.set(name, undefined);
      }
      connection.bind({ statement: name, values }, true);
      connection.execute(null, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#shape = new RowShape(fields);
    this.#prepared.set(this.#statement.name, this.#shape);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#unreadable) return;
    try {
      this.#rows.push(this.#shape?.toRow(fields) ?? {});
    } catch (failure) {
      this.#unreadable = { failure };
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#completion = text;
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.#answer.reject(this.#unreadable.failure);
    else this.#answer.resolve(this.#readResult());
  }

  handleError(failure: unknown): void {
    this.#answer.reject(failure);
  }

  #readResult(): PreparedResult {
    const [, command = "", count] = completed.exec(this.#completion) ?? [];
    return { command, rowCount: count === undefined ? null : Number(count), rows: this.#rows };
  }
}
