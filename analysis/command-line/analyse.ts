// Piped: one JSON object a line in, one analysis a line out. With words as arguments: a readable table.
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { loadFoodTable } from "#food/load-food-table.ts";
import { createMealCorrector } from "../correct/correct-meal.ts";
import { createLocalRecognisers } from "../photo/local-recognisers.ts";
import { analyserOf } from "../photo/recogniser-analyser.ts";
import { createPhotoScanner } from "../photo/scan-photo.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { analyseLine } from "./analyse-line.ts";
import { tableOf } from "./readable-table.ts";

const table = loadFoodTable();
const analyser = createTextAnalyser(table);
const dataFolder = resolve(process.env.DATA_DIR || ".data");
const scanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(analyser, table),
  analysersOf: (labels) =>
    createLocalRecognisers(dataFolder, labels).inTurn.map((recogniser) => analyserOf(recogniser, labels)),
  report: (name, failure) => console.error(name, failure),
});
const words = process.argv.slice(2);

async function answerWords(text: string): Promise<void> {
  const answer = await analyseLine(analyser, JSON.stringify({ text }));
  console.log(tableOf(answer));
  if ("error" in answer) process.exitCode = 1;
}

async function answerLine(line: string) {
  // Most lines are words: what decodes photos is loaded with the first that names one.
  if (!line.includes('"photo"')) return analyseLine(analyser, line);
  const { analysePhotoLine, photoLineOf } = await import("./analyse-photo-line.ts");
  const photo = photoLineOf(line);
  return photo === undefined ? analyseLine(analyser, line) : analysePhotoLine(scanner, photo);
}

async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    process.stdout.write(`${JSON.stringify(await answerLine(line))}\n`);
  }
  await scanner.close();
}

if (words.length > 0) await answerWords(words.join(" "));
else await answerLines();
