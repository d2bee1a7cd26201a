/** Puts a name in the words of a country: juice is "zumo" in Spain and "jugo" in Mexico. */
import type { Country } from "#domain/people/country.ts";
import { regionsOf } from "../portions/amounts-by-country.ts";
import { readTsv } from "../tsv-file.ts";

interface Replaced {
  readonly regions: readonly string[];
  /** Also where the name begins with it. */
  readonly word: RegExp;
  readonly theirs: string;
  readonly changesGender: boolean;
}

const letter = "\\p{L}\\p{M}";

const lines: readonly Replaced[] = readTsv(new URL("./words-of-countries.tsv", import.meta.url)).map(
  ([regions = "", word = "", theirs = "", other]) => {
    // What describes it follows, and agrees with it: "alubias rojas", but "alubia mungo", a noun.
    const described = `((?: (?!a |al |con |de |del |en |para |sin |y |mungo)[${letter}]+[ao]s?(?![${letter}]))*)`;
    return {
      regions: regions.split(" "),
      word: new RegExp(`(?<![${letter}])${word}(?![${letter}])${described}`, "giu"),
      theirs,
      changesGender: other === "other",
    };
  },
);

function agreeing(described: string): string {
  return described.replace(/([ao])(s?)(?= |$)/g, (_, vowel, plural) => (vowel === "a" ? "o" : "a") + plural);
}

function isCapital(text: string): boolean {
  const [first = ""] = text;
  return first !== first.toLocaleLowerCase();
}

const ofCountry = new Map<Country, readonly Replaced[]>();

function replacedIn(country: Country): readonly Replaced[] {
  const regions = regionsOf(country);
  const known =
    ofCountry.get(country) ?? lines.filter((line) => line.regions.some((each) => regions.includes(each)));
  ofCountry.set(country, known);
  return known;
}

/** The Spanish name as people of the country say it. French and English names are those of most who speak the language. */
export function inSpanishOf(country: Country, name: string): string {
  return replacedIn(country).reduce(
    (changed, { word, theirs, changesGender }) =>
      changed.replace(word, (typed: string, described: string) => {
        const noun = isCapital(typed) ? theirs.charAt(0).toLocaleUpperCase() + theirs.slice(1) : theirs;
        return noun + (changesGender ? agreeing(described) : described);
      }),
    name,
  );
}
