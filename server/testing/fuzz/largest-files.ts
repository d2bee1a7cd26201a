// Files of the largest size that are brought in as imports, and cost the most to read.
import { importMaxBytes } from "#contract/limits.ts";
import { zipOf } from "../zip-of.ts";

const room = importMaxBytes - 4096;
const header =
  "Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note\n";
const day = "2026-03-09,Breakfast,350.2,10.5,2.1,250.0,48.9,7.2,9.0,14.8,toast\n";
const ownCopy = (field: string, filling: string, end = "") =>
  `{"exportedAt":"2026-03-09T12:00:00Z","${field}":[${filling.repeat(Math.floor(room / filling.length)).replace(/,$/, "")}]${end}}`;
const meal = '{"name":"A","day":"2026-03-09","eatenAt":"2026-03-09T12:00:00Z","calories":1,"foods":[';
const micronutrients = Array.from({ length: 40_000 }, (_, at) => `"m${at}":1`).join(",");
const longestRows = `${header}${day.repeat(Math.floor(room / day.length))}`;

/** Files by name, made when needed: each has 16 MB. */
export const largestFiles: Readonly<Record<string, () => Uint8Array>> = {
  "one line of 16 MB, zipped": () => zipOf([{ name: "a.csv", content: `${header}${",".repeat(room)}` }]),
  "16 MB of commas": () => Buffer.from(`${header}${",".repeat(room)}`),
  "1,000 lines of 16,380 commas": () => Buffer.from(`${header}${`${",".repeat(16_380)}\n`.repeat(1000)}`),
  "16 MB of rows": () => Buffer.from(longestRows),
  "20,000 rows": () => Buffer.from(header + day.repeat(20_000)),
  "one quoted cell of 16 MB": () => Buffer.from(`${header}"${"a\n".repeat(room / 2)}`),
  "16 MB of quotes": () => Buffer.from(header + '"'.repeat(room)),
  "16 MB of line ends": () => Buffer.from(header + "\n".repeat(room)),
  "JSON of zeros": () => Buffer.from(ownCopy("meals", "0,")),
  "JSON of foods": () => Buffer.from(`{"exportedAt":"x","meals":[${meal}${"0,".repeat(room / 2)}0]}]}`),
  "JSON of meals": () => Buffer.from(ownCopy("meals", `${meal}]},`)),
  "JSON of nesting": () =>
    Buffer.from(`{"exportedAt":"x","meals":${"[".repeat(room / 2)}${"]".repeat(room / 2)}}`),
  "JSON of micronutrients": () =>
    Buffer.from(ownCopy("meals", `${meal}],"micronutrients":{${micronutrients}}},`)),
  "JSON of other tables": () => Buffer.from(ownCopy("weights", '{"day":"2026-03-09","weightKg":70},')),
  "zip of zips": () =>
    zipOf([{ name: "a.zip", content: zipOf([{ name: "a.csv", content: longestRows }]).toString("latin1") }]),
};
