import { endpoint } from "../endpoint.ts";
import {
  newWeight,
  savedWeight,
  weightLog,
  weightParams,
  weightsQuery,
  weightTarget,
} from "../shapes/body.ts";

export const listWeights = endpoint({
  method: "GET",
  path: "/api/body/weights",
  access: "user",
  token: "read",
  summary: "The caller's weights of the last days with their trend, and the way to the target",
  query: weightsQuery,
  answer: weightLog,
});
export const saveWeight = endpoint({
  method: "PUT",
  path: "/api/body/weights/:day",
  access: "user",
  token: "write",
  summary: "Save the weight of a day in place of the one it has; the answer has what was replaced",
  params: weightParams,
  body: newWeight,
  answer: savedWeight,
  isIdempotent: true,
  failures: ["date_in_future"],
});
export const deleteWeight = endpoint({
  method: "DELETE",
  path: "/api/body/weights/:day",
  access: "user",
  token: "write",
  summary: "Delete the weight of a day",
  params: weightParams,
  failures: ["weight_not_found", "date_in_future"],
});
export const saveWeightTarget = endpoint({
  method: "PUT",
  path: "/api/body/weight-target",
  access: "user",
  summary: "Save the weight that the caller aims for",
  body: weightTarget,
  answer: weightTarget,
});
export const deleteWeightTarget = endpoint({
  method: "DELETE",
  path: "/api/body/weight-target",
  access: "user",
  summary: "Aim for no weight",
});
