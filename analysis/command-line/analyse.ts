// Piped: one JSON object a line in, one analysis a line out. With words as arguments: a readable table.
//   --model-prompt         prints for each line what a language model would be sent, and asks nobody
//   --model-answers FILE   composes as if a model had given the answers in the file: lines of { id, answer }
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { usualCountry } from "#domain/people/country.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { createMealCorrector } from "../correct/correct-meal.ts";
import { createMealModel } from "../language-model/meal-model.ts";
import { answerSchemas } from "../language-model/model-answer.ts";
import { createModelPhotoAnalyser } from "../language-model/model-photo-analyser.ts";
import { createModelTextAnalyser } from "../language-model/model-text-analyser.ts";
import { instructions, type MealQuestion, promptFor } from "../language-model/prompt.ts";
import { noMemory, RecordedSource } from "../language-model/recorded-source.ts";
import { createLocalRecognisers } from "../photo/local-recognisers.ts";
import { analyserOf } from "../photo/recogniser-analyser.ts";
import { createPhotoScanner } from "../photo/scan-photo.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { analyseLine, failureAnswer, type Id, idOf, parseLine, wordsOfLine } from "./analyse-line.ts";
import { tableOf } from "./readable-table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "model-prompt": { type: "boolean", default: false }, "model-answers": { type: "string" } },
});

/** Of answers that are there already. ms */
const deadlineMs = 60_000;
const table = loadFoodTable();
const reader = createTextAnalyser(table);
const file = values["model-answers"];
const source = file === undefined ? undefined : new RecordedSource(file);
const model = source && createMealModel({ source, memory: noMemory, table, reader });
const report = (failure: unknown) => console.error(`${failure}`);
const analyser = model ? createModelTextAnalyser({ model, reader, deadlineMs, report }) : reader;
const dataFolder = resolve(process.env.DATA_DIR || ".data");
const scanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(analyser, table),
  analysersOf: (labels) => [
    ...(model ? [[createModelPhotoAnalyser(model, deadlineMs)]] : []),
    ...createLocalRecognisers(dataFolder, labels).inTurn.map((each) => [analyserOf(each, labels)]),
  ],
  report: (name, failure) => console.error(`${name}: ${failure}`),
});

async function answerWords(text: string): Promise<void> {
  const answer = await analyseLine(analyser, JSON.stringify({ text }));
  console.log(tableOf(answer));
  if ("error" in answer) process.exitCode = 1;
}

// Most lines are words: what decodes photos is loaded with the first that names one.
async function photoOf(line: string) {
  if (!line.includes('"photo"')) return undefined;
  const { photoLineOf } = await import("./analyse-photo-line.ts");
  return photoLineOf(line);
}

/** Exactly what a model would be sent for a line; `photo` is sent as a JPEG beside the words. */
function modelPromptOf(id: Id, question: MealQuestion, photo?: string) {
  return {
    id,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: promptFor(question), ...(photo === undefined ? {} : { photo }) },
    ],
    schema: answerSchemas.one.bounded,
  };
}

async function promptOfLine(line: string) {
  const photo = await photoOf(line);
  if (photo) {
    const { id, language, country } = photo;
    return modelPromptOf(id, { language, country, words: undefined }, photo.photo);
  }
  const value = parseLine(line);
  const asked = typeof value === "object" && value !== null ? wordsOfLine(value) : undefined;
  if (asked === undefined) return failureAnswer(null, "malformed_json");
  const { id, text, language, country = usualCountry[language] } = asked;
  return modelPromptOf(id, { language, country, words: text });
}

async function answerLine(line: string) {
  const value = parseLine(line);
  source?.turnTo(typeof value === "object" && value !== null ? idOf(value) : null);
  const photo = await photoOf(line);
  if (photo === undefined) return analyseLine(analyser, line);
  const { analysePhotoLine } = await import("./analyse-photo-line.ts");
  return analysePhotoLine(scanner, photo);
}

async function answerLines(): Promise<void> {
  const answer = values["model-prompt"] ? promptOfLine : answerLine;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
  }
  await scanner.close();
}

if (positionals.length > 0) await answerWords(positionals.join(" "));
else await answerLines();
