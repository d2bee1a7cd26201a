import { endpoint } from "../endpoint.ts";
import {
  newWaterDrink,
  newWeight,
  savedWeight,
  waterChange,
  waterDrink,
  waterLog,
  waterParams,
  waterQuery,
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
export const getWater = endpoint({
  method: "GET",
  path: "/api/body/water",
  access: "user",
  summary: "The water of some days, logged and in the drinks of meals, beside a reference",
  query: waterQuery,
  answer: waterLog,
});
export const logWater = endpoint({
  method: "POST",
  path: "/api/body/water",
  access: "user",
  summary: "Log a drink of water, now or on an earlier day",
  body: newWaterDrink,
  answer: waterDrink,
  status: 201,
  isIdempotent: true,
  failures: ["daily_water_limit_exceeded", "date_in_future"],
});
export const changeWater = endpoint({
  method: "PUT",
  path: "/api/body/water/:id",
  access: "user",
  summary: "Change the amount of a drink of water",
  params: waterParams,
  body: waterChange,
  answer: waterDrink,
  failures: ["water_not_found"],
});
export const deleteWater = endpoint({
  method: "DELETE",
  path: "/api/body/water/:id",
  access: "user",
  summary: "Delete a drink of water",
  params: waterParams,
  failures: ["water_not_found"],
});
