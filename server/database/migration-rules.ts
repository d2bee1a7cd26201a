/** A statement that the release before could not bear, with the rule that it breaks. */
export interface BrokenRule {
  readonly statement: string;
  readonly rule: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly rule: string;
}

/**
 * Changes that a migration must not make, because the release before runs on it during a roll-out; the next release may.
 * `column` may be left out.
 */
const rules: readonly Rule[] = [
  { pattern: /\bdrop (table|view)\b/, rule: "the release before still reads the table" },
  {
    pattern: /(?<=.)\bdrop (?!(constraint|not null|default|expression|identity)\b)/,
    rule: "the release before still reads the column",
  },
  { pattern: /^drop (trigger|function|type)\b/, rule: "the release before may rely on it" },
  {
    pattern: /\brename (to|column|constraint)\b|\brename \w+ to\b/,
    rule: "the release before knows the old name: add a new one beside it",
  },
  {
    pattern:
      /\badd (?!(constraint|check|unique|exclude|foreign key|primary key)\b)(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/,
    rule: "the release before inserts rows without it: give it a default",
  },
  {
    pattern: /\balter (column )?\w+ set not null\b/,
    rule: "the release before may leave it out: fill it by a default or a trigger first",
  },
  {
    pattern: /\balter (column )?\w+ (set data )?type\b/,
    rule: "the release before sends and reads the old type",
  },
  {
    pattern: /\badd (constraint \w+ )?check\b/,
    rule: "the release before may write what it forbids, and rows may hold it: add it not valid, a release later",
  },
  {
    pattern: /\badd (constraint \w+ )?(unique|exclude|foreign key|primary key)\b|^create unique index\b/,
    rule: "the release before may write rows that it refuses: add it a release later, or show that it cannot",
  },
  { pattern: /\balter (column )?\w+ drop default\b/, rule: "the release before relies on the default" },
];

export function findBrokenRules(text: string): readonly BrokenRule[] {
  return withoutBodies(text)
    .split(";")
    .flatMap((statement) => {
      const plain = statement.replace(/\s+/g, " ").trim().toLowerCase();
      if (plain.startsWith("create table")) return [];
      // The actions of one `alter table`: commas in brackets separate columns.
      const actions = plain.split(/,(?![^(]*\))/);
      return rules
        .filter(({ pattern }) => actions.some((action) => pattern.test(action)))
        .map(({ rule }) => ({ statement: plain, rule }));
    });
}

/** Leaves out comments and the bodies of functions, whose semicolons end no statement. */
function withoutBodies(text: string): string {
  return text.replace(/--.*$/gm, "").replace(/\$\$.*?\$\$/gs, "''");
}
