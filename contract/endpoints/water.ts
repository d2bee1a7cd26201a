import { endpoint } from "../endpoint.ts";
import {
  newWaterDrink,
  waterChange,
  waterDrink,
  waterLog,
  waterParams,
  waterQuery,
} from "../shapes/water.ts";

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
