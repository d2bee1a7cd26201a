import { endpoint } from "../endpoint.ts";
import { goalSuggestion, suggestionRequest } from "../shapes/goals.ts";

export const suggestGoals = endpoint({
  method: "POST",
  path: "/api/goals/suggest",
  access: "user",
  summary:
    "Suggest goals from six inputs, or from the stored profile, with the arithmetic; nothing is stored",
  body: suggestionRequest,
  answer: goalSuggestion,
});
