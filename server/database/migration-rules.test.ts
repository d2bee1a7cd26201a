import { describe, expect, it } from "vitest";
import { readMigrations } from "./migrate.ts";
import { findBrokenRules } from "./migration-rules.ts";

/** Earlier files were released before the rule was written. */
const firstHeld = "0053";

/** Statements that the release before bears all the same, with the reason. */
const excused: Readonly<Record<string, string>> = {
  "alter table meal_submissions alter column owner_id set not null": "the same file's trigger fills it",
  "alter table plates add constraint plates_features_check check (octet_length(features) between 1280 and 5120 and octet_length(features) % 1280 = 0) not valid":
    "it refuses less than the check that it replaces",
};

/** Its keys refuse no more than the ones that they replace: they only have the owner as well. */
const withWidenedKeys = "0053";
const isExcused = (name: string, statement: string) =>
  statement in excused || (name.startsWith(withWidenedKeys) && / drop constraint .* add /.test(statement));

const breaking = [
  "drop table meals;",
  "alter table meals drop column tip;",
  "alter table meals drop tip, drop constraint meals_submission_id_key;",
  "alter table meals drop if exists tip;",
  "drop trigger meal_submissions_owner on meal_submissions;",
  "drop function set_submission_owner;",
  "drop view eaten;",
  "alter table meals rename column tip to advice;",
  "alter table meals rename to eaten;",
  "alter table meals add column source text not null;",
  "alter table meals add column one text, add column two text not null;",
  "alter table meals add source text not null;",
  "alter table meals alter column tip set not null;",
  "alter table meals alter tip set not null;",
  "alter table meals alter column calories type integer;",
  "alter table meals alter calories type integer;",
  "alter table meals add primary key (user_id, id);",
  "alter table meals add check (calories < 9000);",
  "alter table meals alter column micronutrients drop default;",
  "alter table meals add constraint one_a_day unique (user_id, day);",
  "alter table meals add foreign key (user_id) references users (id);",
  "create unique index one_a_day on meals (user_id, day);",
  "-- Fills it later.\nalter table meals\n  alter column tip\n  set not null;",
];

const fitting = [
  "create table dishes (id uuid primary key, name text not null check (length(name) > 0));",
  "alter table meals add column source text;",
  "alter table meals add column source text not null default 'scan';",
  "alter table meals alter column tip drop not null;",
  "alter table meals drop constraint meals_submission_id_key;",
  "drop index meals_tip;",
  "create function f() returns trigger language plpgsql as $$ begin drop table gone; return new; end $$;",
  "-- The release after may drop table meals.\ncreate index meals_tip on meals (tip);",
];

describe("a migration", () => {
  it.each(breaking)("that the release before could not bear is found: %s", (text) => {
    expect(findBrokenRules(text)).toHaveLength(1);
  });

  it.each(fitting)("that only adds, or says why not, passes: %s", (text) => {
    expect(findBrokenRules(text)).toEqual([]);
  });

  it("file since the rule lets the release before run on", async () => {
    const held = (await readMigrations()).filter(({ name }) => name >= firstHeld);
    expect(held.length).toBeGreaterThan(0);
    const advice = held.flatMap(({ name, text }) =>
      findBrokenRules(text)
        .filter(({ statement }) => !isExcused(name, statement))
        .map(
          ({ statement, rule }) =>
            `${name}: ${rule} (${statement}). Do it a release later, or excuse it here.`,
        ),
    );
    expect(advice).toEqual([]);
  });
});
