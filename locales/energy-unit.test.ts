// Energy is shown in kcal or in kJ, by the account: one place writes it, and a text that names the unit would be wrong for others.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import { inKilojoules } from "./in-kilojoules.ts";

const app = new URL("../web/app/", import.meta.url);
const patterns = [
  /\bnumber\([^()]*(?:[cC]alories|[kK]cal)[^()]*\)(?! \?\?)/,
  />\s*kcal\s*</,
  /unit="kcal"|\? "kcal" : "g"/,
  /\$\{[^}]*\}(?: |\\u00a0)kcal/,
];
const itself = "i18n/formats.ts";

it("no page writes calories as a bare number, or their unit", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== itself,
  );
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, app), "utf8")
      .split("\n")
      .filter((line) => patterns.some((pattern) => pattern.test(line)) && !line.trim().startsWith("*"))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** None of these is an amount of energy. */
const shares = ["energyUncertainty", "energyFactor"];
const counts = ["withEnergy", "energyKept"];

it("no number of energy is without its unit in its name (record 146)", () => {
  const rooms = ["analysis", "bench", "contract", "domain", "food", "server", "web"];
  const files = rooms.flatMap((room) =>
    readdirSync(new URL(`../${room}/`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`),
  );
  const energy = /\b(\w*energ(?:y|ies)\w*)(?:\??: (?:readonly )?number|(?: = )?\([^()]*\): number)/gi;
  const wrong = files.flatMap((file) => {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    const names = [...source.matchAll(energy)].flatMap(([, name]) => name ?? []);
    const bare = names.filter((name) => !/(?:Kcal|Kj)$/.test(name) && ![...shares, ...counts].includes(name));
    return bare.map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

const root = new URL("./", import.meta.url);
/** Pages for everybody, whose unit is not known. */
const publicPages = new Set(["marketing.json", "blog.json"]);
/** About what a packet prints. */
const ofPackets = /^(analysis\.json )product\.doubt\.kilojoules$/;

function textsOf(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  return Object.entries(value as object).flatMap(([name, child]) =>
    textsOf(child, key.endsWith(" ") ? `${key}${name}` : `${key}.${name}`),
  );
}

describe.each(languages)("the texts in %s", (language) => {
  const files = readdirSync(new URL(`${language}/`, root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !publicPages.has(file))
    .sort();
  const texts = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(new URL(`${language}/${file}`, root), "utf8")), `${file} `),
  );

  it("name no unit of energy but in the labels that have another word in kJ", () => {
    const named = texts.filter(([, text]) => /\bkcal\b|\bkJ\b|kilocal|kilojoul|kilojul/i.test(text));
    const wrong = named.filter(([key, text]) => !(text in inKilojoules[language]) && !ofPackets.test(key));
    expect(wrong).toEqual([]);
  });

  it("have every label that has another word in kJ", () => {
    const all = new Set(texts.map(([, text]) => text));
    expect(Object.keys(inKilojoules[language]).filter((label) => !all.has(label))).toEqual([]);
  });
});
