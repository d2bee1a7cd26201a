import { readFileSync } from "node:fs";

/** The lines of a table that people maintain, without empty ones and remarks, which begin with #. */
export function tsvLines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** The cells of each line of the file. */
export function readTsv(file: URL): readonly (readonly string[])[] {
  return tsvLines(readFileSync(file, "utf8")).map((line) => line.split("\t"));
}
