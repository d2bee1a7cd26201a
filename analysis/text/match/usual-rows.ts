import { readSets } from "../words/read-word-files.ts";

/** By code: the words of the row that go without saying. */
export const usualRows = readSets(new URL("./usual-rows.tsv", import.meta.url));
