import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tsvLines } from "../tsv-file.ts";
import { numberOf, parseCsv, textOf } from "./parse-csv.ts";

type RuleKind = "food" | "dish";

interface IodineRule {
  readonly kind: RuleKind;
  readonly name: RegExp;
  readonly unless: RegExp | null;
  readonly microgramsPer100Grams: number;
}

/** Words that name a second food. The rest of a name, without the words of the rule, must have none of them. */
const secondFood =
  /\b(with (?!peel|skin|bone|lemon)|and |in |made with|from mix)|sauce|stuffed|filled|breaded|battered|coated|fried|creamed|sandwich|pizza|soup|stew|salad|casserole|\bpie\b|\bcake\b|dressing|burger|gravy|jerky/i;

/** The release marks foot notes by a digit after the last word. */
function itemName(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/(?<=[a-z)])\d+$/, "")
    .trim();
}

/** µg in 100 g, by item of the USDA, FDA and ODS-NIH release 4, which gives µg a serving. */
function readRelease(file: string): ReadonlyMap<string, number> {
  const records = parseCsv(readFileSync(file, "utf8"));
  return new Map(
    records.map((record) => [
      itemName(textOf(record, "Description")),
      (numberOf(record, "Iodine (mcg/serving)") / numberOf(record, "Serving Weight (g)")) * 100,
    ]),
  );
}

function isRuleKind(text: string | undefined): text is RuleKind {
  return text === "food" || text === "dish";
}

function ruleOf(line: string, release: ReadonlyMap<string, number>): IodineRule {
  const [kind, item = "", name = "", unless = ""] = line.split("\t");
  const microgramsPer100Grams = release.get(item);
  if (!isRuleKind(kind) || name === "") throw new Error(`Iodine rules: not a rule: "${line}"`);
  if (microgramsPer100Grams === undefined)
    throw new Error(`Iodine rules: no such item in the release: "${item}"`);
  return {
    kind,
    name: new RegExp(name, "i"),
    unless: unless === "" ? null : new RegExp(unless, "i"),
    microgramsPer100Grams,
  };
}

export class IodineRules {
  readonly #rules: readonly IodineRule[];

  constructor(text: string, release: ReadonlyMap<string, number>) {
    this.#rules = tsvLines(text).map((line) => ruleOf(line, release));
  }

  #find(kind: RuleKind, name: string): IodineRule | undefined {
    return this.#rules.find(
      (rule) => rule.kind === kind && rule.name.test(name) && !(rule.unless?.test(name) ?? false),
    );
  }

  /** µg in 100 g of an ingredient, by its name; null when the release has nothing like it. */
  ofIngredient(name: string): number | null {
    return this.#find("food", name)?.microgramsPer100Grams ?? null;
  }

  /** µg in 100 g of a prepared food that was measured as such. */
  ofDish(name: string): number | null {
    return this.#find("dish", name)?.microgramsPer100Grams ?? null;
  }

  /** µg in 100 g of a food whose name names no second food. */
  ofSingleFood(name: string): number | null {
    const rule = this.#find("food", name);
    if (rule === undefined || secondFood.test(name.replace(rule.name, " "))) return null;
    return rule.microgramsPer100Grams;
  }
}

export function readIodineRules(iodineFolder: string): IodineRules {
  const rules = readFileSync(new URL("./iodine-rules.tsv", import.meta.url), "utf8");
  return new IodineRules(rules, readRelease(join(iodineFolder, "iodine_data.csv")));
}
