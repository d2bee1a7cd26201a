import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildRequest, extractIds, type FuzzContext } from "../testing/fuzz/build-request.ts";
import { findViolation } from "../testing/fuzz/check-answer.ts";
import { generatedCall } from "../testing/fuzz/generated-call.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { endpoints, named } from "./send-sample.ts";

const callsEach = 12;

let app: TestApp;
const ids: string[] = [];
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100_000 });
});
afterAll(() => app.close());

async function newWorld(): Promise<FuzzContext> {
  const [free, pro] = [await app.signUp(), await app.signUp()];
  await app.makePro(pro);
  const nobody = {};
  const visitor = await app.createVisitor();
  return {
    ids,
    headersOf: {
      nobody,
      visitor,
      free: free.headers,
      pro: pro.headers,
      "made up": { authorization: "Bearer made.up.token" },
    },
  };
}

// fast-check names the seed of a run that fails: put it beside numRuns to see the same again.
it.each(named(endpoints))("%s answers as the contract specifies, whatever is sent", async (_, endpoint) => {
  const world = await newWorld();
  await fc.assert(
    fc.asyncProperty(generatedCall(endpoint), async (call) => {
      const request = buildRequest(call, world);
      const {
        statusCode: status,
        headers,
        body: text,
      } = await app.app.inject({
        method: request.method,
        url: request.url,
        headers: request.headers,
        ...(request.payload !== undefined && { payload: request.payload }),
      });
      ids.push(...extractIds(text));
      expect(
        findViolation(endpoint, { status, contentType: String(headers["content-type"]), text }),
      ).toBeUndefined();
    }),
    { numRuns: callsEach },
  );
});
