import type { Region } from "./in-words-of-region.ts";

const ours = { fiber: "fibre", favorite: "favourite", favorites: "favourites" };

/** Our English is that of the US. */
export const regions: readonly Region[] = [
  { countries: "CA", words: ours },
  {
    countries:
      "AU BD BW CY FJ GB GG GH GI HK IE IM IN JE JM KE LK MT MU MW MY NA NG NZ PK SG TT TZ UG ZA ZM ZW",
    words: {
      ...ours,
      "analyz*": "analys",
      "recogniz*": "recognis",
      "personaliz*": "personalis",
      "iodiz*": "iodis",
      canceled: "cancelled",
    },
  },
];
