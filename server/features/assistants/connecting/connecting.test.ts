import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSecurityEvents, requestDeletion } from "#contract/endpoints/account.ts";
import {
  approveConnection,
  readConnectionRequest,
  refuseConnection,
} from "#contract/endpoints/connections.ts";
import { logMeal } from "#contract/endpoints/logging.ts";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { listTokens, revokeToken } from "#contract/endpoints/tokens.ts";
import {
  agree,
  askToConnect,
  connectAssistant,
  exchangeCode,
  leavePage,
  postForm,
  registerAssistant,
  renew,
  testResource,
} from "../../../testing/connect-assistant.ts";
import { createTestApp, type SignedIn, type TestAnswer, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  ana = await app.signUp();
});
afterAll(() => app.close());

const outcomeOf = ({ status, body }: TestAnswer) => [status, body?.code ?? body?.error];
const reads = async (headers: Readonly<Record<string, string>>) =>
  (await app.call(getDailySummary, { headers })).status;
const items = [{ from: "quick", name: "Coffee", calories: 60 }];
const writes = async (headers: Readonly<Record<string, string>>) =>
  (await app.call(logMeal, { headers, body: { items } })).status;
const connectionsOf = async (person: SignedIn) => (await app.call(listTokens, person)).body;

describe("a connected assistant", () => {
  it("reads and changes the diary where the person allowed that", async () => {
    const { headers, scope } = await connectAssistant(app, ana);
    expect(scope).toBe("read write");
    expect([await reads(headers), await writes(headers)]).toEqual([200, 201]);
  });

  it("only reads where the person ticked no more", async () => {
    const { headers, scope } = await connectAssistant(app, ana, { scope: "read" });
    expect(scope).toBe("read");
    expect([await reads(headers), await writes(headers)]).toEqual([200, 403]);
  });

  it("is listed with the person's tokens, and ended at once when revoked", async () => {
    const { headers, ...connection } = await connectAssistant(app, ana, { expiresInDays: 30 });
    const [listed, ...others] = await connectionsOf(ana);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      ...{ name: "Assistant", scope: "write", expiresAt: "2026-04-09T12:00:00.000Z" },
      connectedTo: { kind: "site", name: "assistant.example" },
    });
    await app.call(revokeToken, { ...ana, params: { id: listed.id } });
    expect(await reads(headers)).toBe(401);
    expect(outcomeOf(await renew(app, connection))).toEqual([400, "invalid_grant"]);
  });
});
