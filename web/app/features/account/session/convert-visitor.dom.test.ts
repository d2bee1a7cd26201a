import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeAnonymousToken, storedAnonymousToken, storeTokens } from "../../../api/stored-tokens.ts";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { convertVisitorSessions } from "./convert-visitor.ts";

const conversion = "POST /api/auth/convert-anonymous";
const kept = () => localStorage.getItem(`unconverted_sessions:${ana.id}`);

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
  storeAnonymousToken("visitor");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("converting a visitor's session", () => {
  it("moves it to the account and deletes its token", async () => {
    const sent = stubServer({ [conversion]: respondWith({ movedMeals: 1 }) });
    expect(await convertVisitorSessions()).toBeUndefined();
    expect(sent[0]?.body).toEqual({ sessionToken: "visitor" });
    expect([storedAnonymousToken(), kept()]).toEqual([undefined, null]);
  });

  it("deletes the token of a session that has ended", async () => {
    stubServer({ [conversion]: respondWithError(401, "invalid_anonymous_session") });
    expect(await convertVisitorSessions()).toBeUndefined();
    expect([storedAnonymousToken(), kept()]).toEqual([undefined, null]);
  });

  it.each([
    [403, "pro_required"],
    [429, "too_many_requests"],
    [503, "service_unavailable"],
  ])("keeps the token for this account when the server answers %i", async (status, code) => {
    stubServer({ [conversion]: respondWithError(status, code) });
    expect(await convertVisitorSessions()).toMatchObject({ status });
    expect([storedAnonymousToken(), kept()]).toEqual([undefined, "visitor"]);
  });

  it("retries an earlier session along with the newest", async () => {
    stubServer({ [conversion]: respondWithError(503, "service_unavailable") });
    await convertVisitorSessions();
    storeAnonymousToken("later");
    const sent = stubServer({ [conversion]: respondWith({ movedMeals: 1 }) });
    await convertVisitorSessions();
    expect(sent.map(({ body }) => body)).toEqual([{ sessionToken: "visitor" }, { sessionToken: "later" }]);
    expect(kept()).toBeNull();
  });
});
