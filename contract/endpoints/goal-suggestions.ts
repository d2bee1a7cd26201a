import { endpoint } from "../endpoint.ts";
import { adaptiveGoal, goalSuggestion, suggestionRequest } from "../shapes/goal-suggestions.ts";

export const suggestGoals = endpoint({
  method: "POST",
  path: "/api/goals/suggest",
  access: "user",
  summary:
    "Suggest goals from the inputs that are sent, or from the stored profile, with the arithmetic; nothing is stored",
  body: suggestionRequest,
  answer: goalSuggestion,
  failures: ["age_below_minimum", "birthdate_in_future", "profile_not_found"],
});
export const getAdaptiveGoal = endpoint({
  method: "GET",
  path: "/api/goals/adaptive",
  access: "user",
  summary:
    "A calorie goal from what was eaten and how the weight moved, with the arithmetic; nothing is stored",
  answer: adaptiveGoal,
  failures: ["age_below_minimum"],
});
