/** web/site/pages/accuracy: the benchmark's sets as the page groups them; a test holds the list to the bench's own file. */

/** `id` is the bench's name, `name` that of the locales. The last of a group holds all of it. */
export const setGroups = [
  {
    group: "first",
    sets: [
      { id: "nutribench-v1-wweia-metric", name: "wweiaMetric" },
      { id: "nutribench-v1-wweia-natural", name: "wweiaNatural" },
      { id: "nutribench-v1-who-metric", name: "whoMetric" },
      { id: "nutribench-v1-who-natural", name: "whoNatural" },
      { id: "v1 metric", name: "v1Metric" },
      { id: "v1 natural", name: "v1Natural" },
      { id: "v1 pooled", name: "v1All" },
    ],
  },
  {
    group: "second",
    sets: [
      { id: "nutribench-v2 USA", name: "v2Usa" },
      { id: "nutribench-v2 23 countries", name: "v2Countries" },
      { id: "nutribench-v2", name: "v2All" },
    ],
  },
  {
    group: "languages",
    sets: [
      { id: "nutribench-v2-multilingual en", name: "inEnglish" },
      { id: "nutribench-v2-multilingual es", name: "inSpanish" },
      { id: "nutribench-v2-multilingual fr", name: "inFrench" },
      { id: "nutribench-v2-multilingual", name: "inAll" },
    ],
  },
] as const;

/** The set that the figures at the top are of: the largest, from the most countries. */
export const widestSet = "nutribench-v2";

/** As the bench calls them and as the locales do. */
export const photoFoods = [
  "apple",
  "banana",
  "carrot",
  "orange",
  "pineapple",
  "aubergine",
  "avocado",
  "garlic",
] as const;
