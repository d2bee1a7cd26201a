import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function caloriesOf(text: string, country: string): Promise<number> {
  const outcome = await analyser.analyse({ text, language: "fr", country });
  return outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0;
}

/** One to a class: name, country and the energy that a dietitian would accept for it. */
const names: readonly (readonly [text: string, country: string, low: number, high: number])[] = [
  ["farçous", "FR", 200, 500],
  ["3 farçous", "FR", 200, 500],
  ["kig ha farz", "FR", 600, 1200],
  ["saucisson brioché", "FR", 320, 680],
  ["dombré crevettes", "FR", 350, 750],
  ["4 bonbons piment", "FR", 120, 300],
  ["une dodo", "FR", 120, 170],
  ["fiadone", "FR", 200, 420],
  ["quatre-quarts tranche", "FR", 140, 320],
  ["quatre quarts 50 g", "FR", 170, 260],
  ["péket", "BE", 40, 120],
  ["2 fondus au fromage", "BE", 330, 600],
  ["croûte fromage jambon œuf", "CH", 500, 950],
  ["mélange du randonneur 50 g", "CA", 200, 300],
  ["oreo", "FR", 100, 200],
  ["un oreo", "FR", 40, 65],
  ["des oreos", "FR", 100, 200],
  ["4 petits beurre", "FR", 120, 180],
  ["un kinder bueno", "FR", 200, 290],
  ["un kinder bueno (les 2 barres)", "FR", 200, 290],
  ["surimi", "FR", 45, 100],
  ["oasis", "FR", 60, 130],
  ["chewing gum", "FR", 0, 15],
  ["sucette", "FR", 30, 60],
  ["2 carrés de noir", "FR", 80, 140],
  ["tablette de chocolat", "FR", 450, 600],
  ["barre de céréales", "FR", 70, 130],
  ["fortimel", "FR", 240, 330],
  ["une bouteille d'ensure", "FR", 240, 330],
  ["sirop à l'eau", "FR", 40, 90],
  ["thé au lait", "FR", 5, 40],
  ["cidre", "FR", 70, 130],
  ["burrata", "FR", 220, 350],
  ["un morceau de camembert", "FR", 70, 130],
  ["un morceau de viande", "FR", 150, 320],
  ["un morceau de pain", "FR", 70, 140],
  ["abricots", "FR", 35, 80],
  ["cerises", "FR", 65, 110],
  ["bacon", "FR", 30, 80],
  ["crevettes", "FR", 70, 130],
  ["tofu", "FR", 100, 190],
  ["canelé", "FR", 130, 220],
  ["macaron", "FR", 70, 120],
  ["tropézienne", "FR", 300, 480],
  ["planche mixte", "FR", 400, 800],
  ["chirashi", "FR", 450, 700],
  ["cannelloni", "FR", 350, 600],
  ["tenders kfc", "FR", 300, 500],
  ["frites mcdo", "FR", 270, 400],
  ["flocons d'avoine", "FR", 110, 200],
  ["lait de coco", "FR", 100, 260],
  ["vinaigrette", "FR", 40, 110],
  ["salade verte vinaigrette", "FR", 50, 130],
  ["pokebowl", "FR", 450, 750],
  ["sauce bolo", "FR", 80, 180],
  ["pâtes aux champignons", "FR", 420, 720],
  ["carottes râpées", "FR", 60, 120],
  ["un œuf frais", "FR", 65, 95],
  ["muffin anglais", "FR", 110, 170],
  ["egg mcmuffin", "FR", 270, 350],
  ["un reste de poulet", "FR", 200, 400],
  ["un ramequin de houmous", "FR", 120, 260],
  ["un sachet de salade", "FR", 15, 50],
  ["une barquette de fraises", "FR", 60, 120],
  ["un paquet de jambon", "FR", 120, 240],
  ["une boîte de haricots verts", "FR", 60, 160],
  ["menu mcdo", "FR", 800, 1250],
  ["fougasse", "FR", 250, 450],
  ["bâtonnets de surimi", "FR", 50, 110],
  ["tripes", "FR", 180, 360],
  ["mi-cuit", "FR", 250, 450],
  ["sauce béarnaise", "FR", 90, 170],
  ["barbecue : 2 merguez", "FR", 220, 360],
  ["barbecue avec 2 merguez", "FR", 220, 360],
  ["pistolet jambon fromage", "BE", 250, 450],
  ["poutine moyenne belle pro", "CA", 650, 1100],
  ["popcorn cinéma", "CA", 400, 1000],
  ["timbits", "CA", 120, 260],
  ["un césar", "CA", 90, 220],
  ["cervelas", "BE", 200, 380],
  ["cent wafers", "BE", 90, 160],
  ["schüblig", "CH", 280, 480],
  ["tresse", "CH", 110, 200],
  ["toblerone", "CH", 100, 200],
  ["une cuisse de canard", "FR", 270, 470],
  ["4 aiguillettes de canard", "FR", 180, 320],
  ["4 aiguillettes de poulet", "FR", 140, 280],
  ["un dos de cabillaud", "FR", 95, 180],
  ["un filet de maquereau", "FR", 140, 250],
  ["une araignée de porc", "FR", 210, 380],
  ["une souris d'agneau", "FR", 340, 620],
  ["une coquille saint-jacques gratinée", "FR", 140, 270],
  ["3 figues sèches", "FR", 95, 180],
  ["un perrier menthe", "FR", 40, 90],
  ["un pain au chocolat aux amandes", "FR", 350, 580],
  ["4 mini quiches", "FR", 150, 280],
  ["un crottin de chèvre", "FR", 140, 250],
  ["un paquet de bonbons", "FR", 350, 700],
  ["un pot de pesto", "FR", 800, 1200],
  ["la moitié d'un paquet de gnocchis", "FR", 160, 420],
  ["un ravier de fraises", "BE", 60, 120],
  ["restes de rôti", "FR", 150, 330],
  ["un latte glacé vanille", "FR", 110, 260],
  ["pizza surgelée 4 fromages", "FR", 750, 1300],
  ["sandwich triangle poulet crudités", "FR", 240, 400],
  ["burger king steakhouse tout seul", "FR", 630, 980],
  ["monster energy blanche 50cl", "FR", 0, 40],
  ["2 décis de rouge", "CH", 130, 220],
  ["pêches au thon", "BE", 220, 400],
  ["un jus v8", "CA", 35, 75],
  ["restant de tourtière", "CA", 350, 650],
];

describe("a French name alone", () => {
  it.each(names)("%s (%s) is from %d to %d kcal", async (text, country, low, high) => {
    const calories = await caloriesOf(text, country);
    expect(calories).toBeGreaterThanOrEqual(low);
    expect(calories).toBeLessThanOrEqual(high);
  });
});

/** Sold in flavours, which change no figure. */
const products = [
  "petit écolier",
  "pim's",
  "pom'pote",
  "danonino",
  "skyr danone",
  "hipro",
  "yop",
  "kinder maxi",
  "napolitain",
  "savane pocket",
  "madeleine",
  "lion",
  "kitkat",
  "prince chocolat",
  "bn chocolat",
];
const flavours = ["chocolat noir", "chocolat au lait", "noisettes", "fruits rouges", "vanille"];
const nameOfFlavour = / chocolat$/;
const asSold = (product: string, flavour: string) =>
  nameOfFlavour.test(product) ? `${product} ${flavour.replace("chocolat ", "")}` : `${product} ${flavour}`;

describe("a French product with its flavour", () => {
  const sold = products.flatMap((product) =>
    flavours
      .filter((flavour) => !nameOfFlavour.test(product) || flavour.startsWith("chocolat "))
      .map((flavour) => [asSold(product, flavour), product] as const),
  );
  it.each(sold)("%s is as much as %s", async (text, product) => {
    const [flavoured, plain] = [await caloriesOf(text, "FR"), await caloriesOf(product, "FR")];
    expect(Math.abs(flavoured - plain)).toBeLessThan(plain * 0.15);
  });
});
