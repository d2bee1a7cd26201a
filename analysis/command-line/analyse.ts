/** analysis/command-line: the analyser from a terminal. Piped: one JSON object a line in, one analysis a line out. With words: a readable table. */
import { createInterface } from "node:readline";
import { loadFoodTable } from "#food/load-food-table.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { analyseLine } from "./analyse-line.ts";
import { tableOf } from "./readable-table.ts";

const analyser = createTextAnalyser(loadFoodTable());
const words = process.argv.slice(2);

async function answerWords(text: string): Promise<void> {
  const answer = await analyseLine(analyser, JSON.stringify({ text }));
  console.log(tableOf(answer));
  if ("error" in answer) process.exitCode = 1;
}

async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    process.stdout.write(`${JSON.stringify(await analyseLine(analyser, line))}\n`);
  }
}

if (words.length > 0) await answerWords(words.join(" "));
else await answerLines();
