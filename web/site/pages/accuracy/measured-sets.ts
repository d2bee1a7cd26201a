// The benchmark's sets as the page groups them; a test checks the list against the benchmark's own file.

/** `id` is the benchmark's name, `name` the locale key. The last set of a group covers the whole group. */
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
      { id: "nutribench-v2-multilingual en", name: "inLanguage.en" },
      { id: "nutribench-v2-multilingual es", name: "inLanguage.es" },
      { id: "nutribench-v2-multilingual fr", name: "inLanguage.fr" },
      { id: "nutribench-v2-multilingual", name: "inAllLanguages" },
    ],
  },
] as const;

/** The headline figures use the largest set, from the most countries. */
export const headlineSet = "nutribench-v2";

/** Names in the benchmark, and locale keys. */
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
