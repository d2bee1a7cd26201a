/** Says those of same-foods.tsv in each. */
import { byLanguage, type Language, languages } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";

type InEachLanguage = Readonly<Record<Language, string>>;

export interface SameFood {
  readonly name: string;
  /** Each in three languages. */
  readonly sentences: readonly InEachLanguage[];
  /** Why the languages do not mean quite the same. */
  readonly whyDifferent: string;
}

/** "{}" is the food, "{}s" several of it, "{of}" the food with the "of" of the language before it. */
const saying = (en: string, es: string, fr: string): InEachLanguage => ({ en, es, fr });

const alone = saying("{}", "{}", "{}");
const hundredGrams = saying("100 g {of}", "100 g {of}", "100 g {of}");
const withoutForm = [alone, hundredGrams];

/** How foods of each kind are counted and measured. */
const amountsOfKind: Readonly<Record<string, readonly InEachLanguage[]>> = {
  piece: [
    ...withoutForm,
    saying("1 {}", "1 {}", "1 {}"),
    saying("3 {}s", "3 {}s", "3 {}s"),
    saying("1/2 {}", "1/2 {}", "1/2 {}"),
    saying("1 large {}", "1 {} grande", "1 grand {}"),
    saying("{}s, 2", "{}s, 2", "{}s, 2"),
    saying("a coffee and 2 {}s", "un café y 2 {}s", "un café et 2 {}s"),
  ],
  square: [saying("1 {}", "1 {}", "1 {}"), saying("3 {}s", "3 {}s", "3 {}s")],
  bread: [
    ...withoutForm,
    saying("a slice {of}", "una rebanada {of}", "une tranche {of}"),
    saying("2 slices {of}", "2 rebanadas {of}", "2 tranches {of}"),
  ],
  cold: [
    ...withoutForm,
    saying("a slice {of}", "una loncha {of}", "une tranche {of}"),
    saying("3 slices {of}", "3 lonchas {of}", "3 tranches {of}"),
  ],
  cake: [
    ...withoutForm,
    saying("a slice {of}", "una porción {of}", "une part {of}"),
    saying("a piece {of}", "un trozo {of}", "un morceau {of}"),
    saying("2 slices {of}", "2 porciones {of}", "2 parts {of}"),
  ],
  plate: [
    ...withoutForm,
    saying("a plate {of}", "un plato {of}", "une assiette {of}"),
    saying("a bowl {of}", "un bol {of}", "un bol {of}"),
    saying("a serving {of}", "una ración {of}", "une portion {of}"),
    saying("a cup {of}", "una taza {of}", "une tasse {of}"),
  ],
  bowl: [
    ...withoutForm,
    saying("a bowl {of}", "un bol {of}", "un bol {of}"),
    saying("a small bowl {of}", "un bol pequeño {of}", "un petit bol {of}"),
    saying("a cup {of}", "una taza {of}", "une tasse {of}"),
  ],
  glass: [
    ...withoutForm,
    saying("a glass {of}", "un vaso {of}", "un verre {of}"),
    saying("2 glasses {of}", "2 vasos {of}", "2 verres {of}"),
    saying("200 ml {of}", "200 ml {of}", "200 ml {of}"),
    saying("a bottle {of}", "una botella {of}", "une bouteille {of}"),
  ],
  can: [
    alone,
    saying("a can {of}", "una lata {of}", "une canette {of}"),
    saying("a glass {of}", "un vaso {of}", "un verre {of}"),
    saying("a small bottle {of}", "una botella pequeña {of}", "une petite bouteille {of}"),
    saying("330 ml {of}", "330 ml {of}", "33 cl {of}"),
  ],
  wine: [
    alone,
    saying("a glass {of}", "una copa {of}", "un verre {of}"),
    saying("a bottle {of}", "una botella {of}", "une bouteille {of}"),
  ],
  drink: [alone, saying("1 {}", "1 {}", "1 {}"), saying("2 {}", "2 {}", "2 {}")],
  cup: [
    alone,
    saying("a cup {of}", "una taza {of}", "une tasse {of}"),
    saying("a large cup {of}", "una taza grande {of}", "une grande tasse {of}"),
  ],
  spoon: [
    ...withoutForm,
    saying("1 tablespoon {of}", "1 cucharada {of}", "1 cuillère à soupe {of}"),
    saying("2 teaspoons {of}", "2 cucharaditas {of}", "2 cuillères à café {of}"),
    saying("1 tbsp {}", "1 cda {of}", "1 c. à s. {of}"),
  ],
  handful: [
    ...withoutForm,
    saying("a handful {of}", "un puñado {of}", "une poignée {of}"),
    saying("30 g {of}", "30 g {of}", "30 g {of}"),
  ],
  tin: [
    alone,
    saying("a can {of}", "una lata {of}", "une boîte {of}"),
    saying("a small can {of}", "una lata pequeña {of}", "une petite boîte {of}"),
  ],
};

/** French says "d'ananas" but "de haricots". */
const elided = /^(?:[aeiouyéèêàâîœ]|huile|huître|herbe)/i;
const notElided = /^(?:yaourt|onze)/i;

/** "of rice", "de arroz", "d'ananas" */
export function withOf(name: string, language: Language): string {
  if (language === "fr" && elided.test(name) && !notElided.test(name)) return `d'${name}`;
  return `${language === "en" ? "of" : "de"} ${name}`;
}

function say(amount: InEachLanguage, names: InEachLanguage): InEachLanguage {
  return byLanguage((language) => {
    const [one = "", several = one] = names[language].split("/");
    return amount[language].replace("{of}", withOf(one, language)).replace("{}s", several).replace("{}", one);
  });
}

/** By lines of kind, the food in each language ("one/several" of what is counted), and why they differ if they do. */
export function readSameFoods(): readonly SameFood[] {
  return readTsv(new URL("./same-foods.tsv", import.meta.url)).map(([kind = "", ...cells]) => {
    const names = byLanguage((language) => cells[languages.indexOf(language)] ?? "");
    const amounts = amountsOfKind[kind];
    if (amounts === undefined) throw new Error(`Same foods: nothing is known of the kind "${kind}"`);
    const sentences = amounts.map((amount) => say(amount, names));
    return { name: `${kind} ${names.en}`, sentences, whyDifferent: cells[languages.length] ?? "" };
  });
}
