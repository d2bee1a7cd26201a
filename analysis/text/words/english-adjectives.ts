/** Lists English words that describe a food but never name one. */

import { wordSet } from "./read-word-files.ts";

export const englishAdjectives: ReadonlySet<string> = wordSet("adjective");
