import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeAnonymousToken, storedAnonymousToken, storeTokens } from "../../api/stored-tokens.ts";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { answering, refusing, stubServer } from "../../testing/stub-server.ts";
import { convertStoredSession } from "./anonymous-session.ts";

const conversion = "POST /api/auth/convert-anonymous";

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
  storeAnonymousToken("visitor");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a visitor's session, once there is an account", () => {
  it("is given to the account and forgotten", async () => {
    const sent = stubServer({ [conversion]: answering({ movedMeals: 1 }) });
    await convertStoredSession();
    expect(sent[0]?.body).toEqual({ sessionToken: "visitor" });
    expect(storedAnonymousToken()).toBeUndefined();
  });

  it("is forgotten when the server says that it has ended", async () => {
    stubServer({ [conversion]: refusing(401, "invalid_anonymous_session") });
    await convertStoredSession();
    expect(storedAnonymousToken()).toBeUndefined();
  });

  it.each([
    [403, "pro_required"],
    [429, "too_many_requests"],
    [503, "service_unavailable"],
  ])("is kept for the next time when the server answers %i", async (status, code) => {
    stubServer({ [conversion]: refusing(status, code) });
    await convertStoredSession();
    expect(storedAnonymousToken()).toBe("visitor");
  });
});
