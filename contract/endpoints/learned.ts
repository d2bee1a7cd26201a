import { endpoint } from "../endpoint.ts";
import {
  learnedChange,
  learnedDefault,
  learnedDefaults,
  learnedEntries,
  learnedParams,
  platesOfMeals,
} from "../shapes/learned.ts";

export const listLearned = endpoint({
  method: "GET",
  path: "/api/learned",
  access: "user",
  token: "read",
  summary: "What the caller's corrections made the default for the same words, used last first",
  answer: learnedDefaults,
});
export const putLearned = endpoint({
  method: "PUT",
  path: "/api/learned",
  access: "user",
  token: "write",
  summary: "Store defaults, in place of those for the same words; the answer is all of them",
  body: learnedEntries,
  answer: learnedDefaults,
  failures: ["food_not_found"],
});
export const changeLearned = endpoint({
  method: "PUT",
  path: "/api/learned/:id",
  access: "user",
  token: "write",
  summary: "Change what the words of a default stand for",
  params: learnedParams,
  body: learnedChange,
  answer: learnedDefault,
  failures: ["learned_default_not_found"],
});
export const deleteLearned = endpoint({
  method: "DELETE",
  path: "/api/learned/:id",
  access: "user",
  token: "write",
  summary: "Forget a default: its words are read as for anybody",
  params: learnedParams,
  failures: ["learned_default_not_found"],
});
export const deleteAllLearned = endpoint({
  method: "DELETE",
  path: "/api/learned",
  access: "user",
  token: "write",
  summary: "Forget everything that was learned from the caller's corrections",
});
export const listPlates = endpoint({
  method: "GET",
  path: "/api/learned/plates",
  access: "user",
  token: "read",
  summary:
    "Of which of the caller's meals photos are remembered, the newest first; one entry for meals called the same",
  answer: platesOfMeals,
});
export const deletePlate = endpoint({
  method: "DELETE",
  path: "/api/learned/plates/:id",
  access: "user",
  token: "write",
  summary: "Forget the photos of this meal, and of those called the same",
  params: learnedParams,
  failures: ["learned_default_not_found"],
});
export const deleteAllPlates = endpoint({
  method: "DELETE",
  path: "/api/learned/plates",
  access: "user",
  token: "write",
  summary: "Forget the photos of all of the caller's meals",
});
