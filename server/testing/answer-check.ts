// Runs random statements, a third of which fail, and checks that each gets its own answer.
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { systemErrorCode } from "../core/system-error-code.ts";
import type { Database } from "../database/schema.ts";

const callersAtOnce = 24;
const wrongAnswersShown = 5;

export interface CheckedAnswers {
  readonly right: number;
  /** Failed with the code expected. */
  readonly failed: number;
  /** Statement and unexpected answer, for the first few. */
  readonly wrong: readonly string[];
}

interface Trial {
  readonly name: string;
  /** Resolves with rows. */
  readonly run: (db: Kysely<Database>, tag: number) => Promise<readonly unknown[]>;
  /** The rows that `run` must return. */
  readonly rows?: (tag: number) => readonly unknown[];
  /** It must fail with one of these codes instead. */
  readonly codes?: readonly string[];
}

const rowCount = (tag: number) => 1 + (tag % 7);
const numbersUpTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Statements with different columns and row counts, so that no answer can be mistaken for another's. */
const succeeding: readonly Trial[] = [
  {
    name: "rows",
    run: async (db, tag) =>
      (
        await sql`select ${tag}::int as tag, i as n from generate_series(1, ${rowCount(tag)}::int) i`.execute(
          db,
        )
      ).rows,
    rows: (tag) => numbersUpTo(rowCount(tag)).map((n) => ({ tag, n })),
  },
  {
    name: "one row without parameters",
    run: async (db, tag) => (await sql`select ${sql.lit(`name-${tag}`)} as name`.execute(db)).rows,
    rows: (tag) => [{ name: `name-${tag}` }],
  },
  {
    name: "no row",
    run: async (db, tag) => (await sql`select ${tag}::int as absent where false`.execute(db)).rows,
    rows: () => [],
  },
  {
    name: "an insert and a read within a transaction",
    run: (db, tag) =>
      db.transaction().execute(async (within) => {
        await sql`insert into checked (id) values (${tag})`.execute(within);
        return (await sql`select id as own from checked where id = ${tag}`.execute(within)).rows;
      }),
    rows: (tag) => [{ own: tag }],
  },
  {
    name: "wide rows",
    run: async (db, tag) =>
      (await sql`select repeat(${`${tag},`}::text, 2000) as text from generate_series(1, 3)`.execute(db))
        .rows,
    rows: (tag) => numbersUpTo(3).map(() => ({ text: `${tag},`.repeat(2000) })),
  },
];

const divisionByZero = "22012";
const cancelled = "57014";
const failing: readonly Trial[] = [
  {
    name: "failing after rows",
    run: async (db, tag) =>
      (await sql`select i, 1 / (${rowCount(tag)}::int - i) as q from generate_series(0, 10) i`.execute(db))
        .rows,
    codes: [divisionByZero],
  },
  {
    name: "failing before rows",
    run: async (db) => (await sql`select * from no_such_table`.execute(db)).rows,
    codes: ["42P01"],
  },
  {
    name: "a broken constraint",
    run: async (db) => (await sql`insert into checked (id) values (0) returning id`.execute(db)).rows,
    codes: ["23505"],
  },
  {
    name: "failing within a transaction, after a write",
    run: (db, tag) =>
      db.transaction().execute(async (within) => {
        await sql`insert into checked (id) values (${tag})`.execute(within);
        return (await sql`select i, 1 / (3 - i) as q from generate_series(1, 9) i`.execute(within)).rows;
      }),
    codes: [divisionByZero],
  },
  {
    name: "a timeout after rows",
    run: (db) =>
      db.transaction().execute(async (within) => {
        await sql`set local statement_timeout = 30`.execute(within);
        return (await sql`select i, pg_sleep(i / 4) from generate_series(1, 9) i`.execute(within)).rows;
      }),
    codes: [cancelled],
  },
];

export class AnswerCheck {
  readonly #db: Kysely<Database>;
  readonly #otherPool: Kysely<Database>;
  #lastTag = 0;
  #right = 0;
  #failed = 0;
  readonly #wrong: string[] = [];

  private constructor(db: Kysely<Database>, otherPool: Kysely<Database>) {
    this.#db = db;
    this.#otherPool = otherPool;
  }

  /** `otherPool` cancels and terminates statements of `db`. */
  static async prepare(db: Kysely<Database>, otherPool: Kysely<Database>): Promise<AnswerCheck> {
    await sql`create table checked (id integer primary key)`.execute(otherPool);
    await sql`insert into checked values (0)`.execute(otherPool);
    return new AnswerCheck(db, otherPool);
  }

  async run(forMs: number): Promise<CheckedAnswers> {
    const endsAt = performance.now() + forMs;
    const trials = [...failing, this.#interrupted("pg_cancel_backend", [cancelled])];
    trials.push(this.#interrupted("pg_terminate_backend", ["57P01", "CONNECTION_LOST"]));
    const callers = Array.from({ length: callersAtOnce }, async () => {
      while (performance.now() < endsAt) {
        const from = Math.random() < 1 / 3 ? trials : succeeding;
        const trial = from[Math.floor(Math.random() * from.length)];
        if (trial) await this.#check(trial, ++this.#lastTag);
      }
    });
    await Promise.all(callers);
    return { right: this.#right, failed: this.#failed, wrong: this.#wrong.slice(0, wrongAnswersShown) };
  }

  /** A statement that is cancelled, or whose connection is terminated, after it has sent rows. */
  #interrupted(by: string, codes: readonly string[]): Trial {
    const run = (db: Kysely<Database>, tag: number) =>
      db.connection().execute(async (held) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
        const sleeping = sql`select ${tag}::int as slept, i, pg_sleep(i / 4 * 20)
          from generate_series(1, 9) i`.execute(held);
        const interrupt = async () => {
          await pause(10);
          await sql`select ${sql.raw(by)}(${rows[0]?.pid}::int)`.execute(this.#otherPool);
        };
        const [answer] = await Promise.all([sleeping, interrupt()]);
        return answer.rows;
      });
    return { name: `interrupted by ${by}`, run, codes };
  }

  async #check(trial: Trial, tag: number): Promise<void> {
    const expected = trial.rows && JSON.stringify(trial.rows(tag));
    try {
      const rows = JSON.stringify(await trial.run(this.#db, tag));
      if (rows === expected) this.#right++;
      else this.#wrong.push(`${trial.name}: ${rows.slice(0, 200)} for ${expected?.slice(0, 200)}`);
    } catch (failure) {
      if (trial.codes?.includes(systemErrorCode(failure) ?? "")) this.#failed++;
      else this.#wrong.push(`${trial.name}: ${systemErrorCode(failure)} ${failure}`);
    }
  }
}
