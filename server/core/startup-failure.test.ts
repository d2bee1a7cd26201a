import { describe, expect, it } from "vitest";
import { explainStartupFailure } from "./startup-failure.ts";

const failureWith = (code: string) => Object.assign(new Error("raw"), { code });
const remote = { databaseUrl: "postgres://ana:s3cret@db.example:5433/meals", dataFolder: "/srv/data" };
const embedded = { databaseUrl: undefined, dataFolder: "/srv/data" };

describe("a startup failure", () => {
  it.each([
    ["ECONNREFUSED", "PostgreSQL at db.example:5433 cannot be reached"],
    ["ENOTFOUND", "PostgreSQL at db.example:5433 cannot be reached"],
    ["28P01", 'does not let user "ana" in'],
    ["3D000", 'has no database "meals"'],
    ["42501", 'User "ana" may not create tables'],
  ])(
    "caused by %s says in one sentence what to do about DATABASE_URL, without its password",
    (code, sentence) => {
      const message = String(explainStartupFailure(failureWith(code), remote));
      expect(message).toContain(sentence);
      expect(message).not.toContain("s3cret");
      expect(message).not.toContain("\n");
    },
  );

  it.each(["EACCES", "EROFS", "EPERM"])("caused by %s names the data folder and DATA_DIR", (code) => {
    expect(String(explainStartupFailure(failureWith(code), embedded))).toContain(
      `The data folder /srv/data cannot be written to (${code})`,
    );
  });

  it("with an unknown cause stays unchanged", () => {
    const failure = failureWith("EOTHER");
    expect(explainStartupFailure(failure, remote)).toBe(failure);
  });
});
