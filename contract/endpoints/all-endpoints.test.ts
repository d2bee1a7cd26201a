import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "./all-endpoints.ts";

/** Endpoints that the product promises. */
const promised = `POST /api/auth/refresh
POST /api/auth/login
POST /api/auth/register
GET /api/auth/me
POST /api/auth/logout
POST /api/auth/convert-anonymous
POST /api/anonymous/session
POST /api/anonymous/session/validate
GET /api/goals/daily
POST /api/goals/daily
DELETE /api/goals/daily
POST /api/goals/suggest
GET /api/usage/check
POST /api/mealSubmissions/image
POST /api/mealSubmissions/text
POST /api/mealSubmissions/:id/respond
POST /api/mealSubmissions/:id/accept
DELETE /api/mealSubmissions/:id
DELETE /api/meals/:id
POST /api/meals/list
GET /api/dailySummaries
GET /api/insights/macros/today
GET /api/insights/macros/week
GET /api/insights/macros/month
GET /api/insights/calories/today
GET /api/insights/calories/week
GET /api/insights/calories/month
GET /api/insights/goals/week
GET /api/insights/goals/month
GET /api/recommendations/daily
GET /api/foods/date-range
GET /api/user/profile
PUT /api/user/profile
POST /api/tickets
GET /api/subscriptions/current
POST /api/subscriptions/cancel
GET /api/subscriptions/plans
POST /api/subscriptions/checkout
GET /api/subscriptions/history`.split("\n");

const known = new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`));

describe("allEndpoints", () => {
  it.each(promised)("contains %s", (call) => {
    expect(known).toContain(call);
  });

  it("contains every endpoint of this folder's files", async () => {
    const files = readdirSync(import.meta.dirname).filter((file) => !/^all-endpoints|\.test\.ts$/.test(file));
    const listed = new Set<unknown>(allEndpoints);
    const advice: string[] = [];
    for (const file of files) {
      const exported: Record<string, unknown> = await import(new URL(file, import.meta.url).href);
      for (const [name, endpoint] of Object.entries(exported))
        if (!listed.has(endpoint))
          advice.push(
            `${name} of contract/endpoints/${file} is not listed: spread the file in contract/endpoints/all-endpoints.ts, under a name that no other file exports.`,
          );
    }
    expect(advice).toEqual([]);
  });

  it("lists each endpoint once", () => {
    expect(known.size).toBe(allEndpoints.length);
  });
});
