import { expect, it } from "vitest";
import { printedTable } from "../testing/printed-lines.ts";
import { readColumns } from "../testing/read-printed.ts";

it("puts lost decimal points back where the other column shows them", () => {
  const [, serving] = readColumns(
    printedTable(
      [
        ["", "100 g", "1 racion (150g)"],
        ["Valor energetico", "173kcal", "260kcal"],
        ["Grasas", "7,8g", "12g"],
        ["de las cuales saturadas", "4,9g", "74g"],
        ["Hidratos de carbono", "18g", "27g"],
        ["Fibra alimentaria", "0,9g", "14g"],
        ["Proteinas", "7,5g", "11g"],
      ],
      [0, 300, 450],
    ),
  );
  expect(serving?.figures.saturates).toMatchObject({ value: 7.4, doubt: "repaired" });
  expect(serving?.figures.fibre).toMatchObject({ value: 1.4, doubt: "repaired" });
});

it("drops an uncertain first digit where the other figures contradict it", () => {
  const lines = printedTable(
    [
      ["Amount per serving", ""],
      ["Calories", "5160"],
      ["Total Fat", "13g"],
      ["Total Carbohydrate", "0g"],
      ["Protein", "11g"],
    ],
    [0, 300],
  ).map((line) => ({
    ...line,
    characters: line.characters.map((each, at, all) =>
      at === 0 && all.length === 4 && each.text === "5" ? { ...each, certainty: 0.5 } : each,
    ),
  }));
  expect(readColumns(lines)[0]?.figures.energyKcal).toMatchObject({ value: 160, doubt: "repaired" });
});

it("takes a figure for a bound where the other column says that it is less", () => {
  const [, serving] = readColumns(
    printedTable(
      [
        ["", "Pour 100g", "par portion (20g)"],
        ["Energie", "149kcal", "30kcal"],
        ["Lipides", "15g", "3,0g"],
        ["Glucides", "2,3g", "<0,5g"],
        ["Proteines", "1,0g", "0,5g"],
        ["Sel", "3,6g", "0,72g"],
      ],
      [0, 300, 450],
    ),
  );
  expect(serving?.figures.protein).toMatchObject({ value: 0.5, isBelow: true, doubt: "repaired" });
});

it("repairs a figure with its part where both lost their decimal points", () => {
  const [column] = readColumns(
    printedTable(
      [
        ["Cantidad por porcion", ""],
        ["Valor energetico", "42kcal"],
        ["Carbohidratos", "<0,5g"],
        ["Proteinas", "0,2g"],
        ["Grasas totales", "44g"],
        ["Grasas saturadas", "19g"],
        ["Sodio", "163mg"],
      ],
      [0, 300],
    ),
  );
  expect([column?.figures.fat, column?.figures.saturates]).toMatchObject([
    { value: 4.4, doubt: "repaired" },
    { value: 1.9, doubt: "repaired" },
  ]);
});

it("asks to check columns that do not fit the weight of the serving", () => {
  const columns = readColumns(
    printedTable(
      [
        ["", "por racion (125g)", "100g"],
        ["Valor energetico", "69kcal", "87kcal"],
        ["Grasas", "2,4g", "3,0g"],
        ["Hidratos de carbono", "3,2g", "4,0g"],
        ["Proteinas", "8,5g", "10,6g"],
      ],
      [0, 300, 500],
    ),
  );
  expect(columns.map(({ isBasisGuessed }) => isBasisGuessed)).toEqual([true, true]);
});

it.each([
  ["a whole figure among figures with decimals", "21g", "1,3g", { fibre: "unclear", salt: null }],
  ["a whole figure of salt", "2,1g", "13g", { fibre: null, salt: "unclear" }],
])("asks to check %s", (_, fibre, salt, doubts) => {
  const [column] = readColumns(
    printedTable(
      [
        ["", "100 g"],
        ["Valor energetico", "339kcal"],
        ["Grasas", "10,4g"],
        ["Hidratos de carbono", "50,2g"],
        ["Fibra alimentaria", fibre],
        ["Proteinas", "11,1g"],
        ["Sal", salt],
      ],
      [0, 300],
    ),
  );
  expect({ fibre: column?.figures.fibre?.doubt, salt: column?.figures.salt?.doubt }).toEqual(doubts);
  expect(column?.figures.fat?.doubt).toBeNull();
});

it("asks to check a whole figure beside one that lost its decimal point", () => {
  const [column] = readColumns(
    printedTable(
      [
        ["", "100 g"],
        ["Energia", "309kcal"],
        ["Grasas totales", "13g"],
        ["Hidratos de carbono", "60g"],
        ["Fibra alimentaria", "8g"],
        ["Proteinas", "99g"],
      ],
      [0, 300],
    ),
  );
  expect(column?.figures).toMatchObject({
    fat: { value: 1.3, doubt: "repaired" },
    protein: { value: 9.9, doubt: "repaired" },
    fibre: { value: 8, doubt: "unclear" },
  });
});
