import type { Region } from "./in-words-of-region.ts";

/** Our French is that of France. */
export const regions: readonly Region[] = [
  {
    countries: "BE CA CH",
    words: {
      "petit-déjeuner": "déjeuner",
      "petit-déj.": "déjeuner",
      déjeuner: "dîner",
      déjeuné: "dîné",
      dîner: "souper",
      dîné: "soupé",
      "avez-vous pris le petit-déjeuner": "avez-vous déjeuné",
    },
  },
  {
    countries: "CA",
    words: {
      goûter: "collation",
      "le goûter": "la collation",
      "au goûter": "à la collation",
      "un goûter": "une collation",
      "e-mail": "courriel",
      "l’e-mail": "le courriel",
      "par e-mail": "par courriel",
    },
  },
];
