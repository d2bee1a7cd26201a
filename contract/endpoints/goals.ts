import { endpoint } from "../endpoint.ts";
import { goals } from "../shapes/goals.ts";

export const getGoals = endpoint({
  method: "GET",
  path: "/api/goals/daily",
  access: "user",
  token: "read",
  summary: "The daily goals; 404 when none are stored",
  answer: goals,
  failures: ["goals_not_found"],
});
export const saveGoals = endpoint({
  method: "POST",
  path: "/api/goals/daily",
  access: "user",
  token: "write",
  summary: "Save the daily goals",
  body: goals,
  answer: goals,
});
export const deleteGoals = endpoint({
  method: "DELETE",
  path: "/api/goals/daily",
  access: "user",
  token: "write",
  summary: "Forget the daily goals",
});
