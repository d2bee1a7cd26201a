import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { discardSubmission, submitText } from "#contract/endpoints/scan.ts";
import { login, me } from "#contract/endpoints/sign-in.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { ana } from "../testing/signed-in-example.ts";
import { request } from "./request.ts";
import { onSessionEnd } from "./session-end.ts";
import { storeAnonymousToken, storedTokens, storeTokens } from "./stored-tokens.ts";

// Its length is what one of these tests is about.
vi.unmock("./network-retry-delay.ts");

const now = new Date("2026-05-01T12:00:00Z");
const user = { ...ana, lastName: null, language: "es" };

type Sent = { readonly address: string; readonly init: RequestInit; readonly headers: Headers };
let sent: Sent[];
/** The server's answer to each request in turn; the last one repeats. */
let answers: ((sent: Sent) => Response | Promise<Response>)[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const one = { address, init, headers: new Headers(init.headers) };
    sent.push(one);
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (!answer) throw new Error("unexpected request");
    return answer(one);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tokenFor(minutes: number, marker = "", sub = "1"): string {
  const claims = { sub, name: "Ana", marker, exp: now.getTime() / 1000 + minutes * 60 };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}
function signIn(minutesLeft: number): string {
  const accessToken = tokenFor(minutesLeft);
  storeTokens({ accessToken, refreshToken: "first" });
  return accessToken;
}
const answering =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const failing = () => Promise.reject(new TypeError("Failed to fetch"));

describe("request", () => {
  it("sends the access token and the time zone", async () => {
    const token = signIn(20);
    answers = [answering(user)];
    expect((await request(me, {})).firstName).toBe("Ana");
    expect(sent[0]?.headers.get("Authorization")).toBe(`Bearer ${token}`);
    expect(sent[0]?.headers.get("Time-Zone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(sent[0]?.headers.has("Idempotency-Key")).toBe(false);
  });

  it("does not send a call that needs an account when nobody is signed in", async () => {
    await expect(request(me, {})).rejects.toMatchObject({ status: 401, code: "unauthorized" });
    expect(sent).toEqual([]);
  });

  it.each([
    ["the account signed out", undefined],
    ["another account signed in", tokenFor(20, "", "2")],
  ])("rejects the answer when %s in the meantime", async (_, accessToken) => {
    signIn(20);
    answers = [
      () => {
        localStorage.clear();
        if (accessToken) storeTokens({ accessToken, refreshToken: "other" });
        return Response.json(user);
      },
    ];
    await expect(request(me, {})).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("takes a message to support as sent although another call finds that the session has ended", async () => {
    signIn(20);
    const ticket = { id: user.id, createdAt: user.createdAt };
    answers = [
      async () => {
        await expect(request(me, {})).rejects.toMatchObject({ code: "unauthorized" });
        return Response.json(ticket, { status: 201 });
      },
      answering({ code: "unauthorized", message: "" }, 401),
      answering({ code: "invalid_refresh_token", message: "" }, 401),
    ];
    const body = {
      name: "Ana",
      email: user.email,
      subject: "Export",
      msg: "Where?",
      language: "en",
    } as const;
    expect(await request(sendTicket, { body })).toEqual(ticket);
    expect(storedTokens()).toBeUndefined();
  });

  it("keeps the account's unsent work when several calls find that the session has ended", async () => {
    signIn(-1);
    localStorage.setItem("meal_text:1", "soup");
    localStorage.setItem("kept_answers", "{}");
    answers = [answering({ code: "invalid_refresh_token", message: "" }, 401)];
    await Promise.allSettled([request(me, {}), request(me, {}), request(me, {})]);
    expect({ ...localStorage }).toEqual({ "meal_text:1": "soup" });
  });

  it("sends the visitor's token when nobody is signed in, and escapes path parameters", async () => {
    storeAnonymousToken("visitor");
    answers = [() => new Response(null, { status: 204 })];
    expect(await request(discardSubmission, { params: { id: "a/b" } })).toBeUndefined();
    expect(sent[0]?.address).toBe("/api/mealSubmissions/a%2Fb");
    expect(sent[0]?.headers.get("X-Anonymous-Session-Token")).toBe("visitor");
  });

  it("omits undefined query parameters", async () => {
    signIn(20);
    answers = [answering({}, 500)];
    await expect(request(getDailySummary, { query: { date: undefined } })).rejects.toMatchObject({
      status: 500,
    });
    expect(sent[0]?.address).toBe("/api/dailySummaries");
  });

  it("fails with the server's code and message", async () => {
    answers = [answering({ code: "too_many_login_attempts", message: "Slow down" }, 429)];
    const call = request(login, { body: { email: "a@b.c", password: "12345" } });
    await expect(call).rejects.toMatchObject({
      status: 429,
      code: "too_many_login_attempts",
      message: "Slow down",
    });
  });

  it("rejects an answer that does not match the contract", async () => {
    signIn(20);
    answers = [answering({ ...user, accountType: "gold" })];
    await expect(request(me, {})).rejects.toMatchObject({ code: "unreadable" });
  });
});

describe("when the network fails, request", () => {
  it("retries once after a second with the same idempotency key", async () => {
    answers = [failing, answering({ code: "no_food_recognised", message: "" }, 422)];
    const call = request(submitText, { body: { text: "soup" } });
    const outcome = expect(call).rejects.toMatchObject({ code: "no_food_recognised" });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(sent).toHaveLength(2);
    const keys = sent.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("gives up after the second failure", async () => {
    answers = [failing];
    const outcome = expect(request(submitText, { body: { text: "soup" } })).rejects.toMatchObject({
      status: 0,
      code: "network",
    });
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    expect(sent).toHaveLength(2);
  });
});

describe("the session", () => {
  it("is refreshed once for all callers when the token expires within five minutes", async () => {
    signIn(4);
    const renewed = { accessToken: tokenFor(20, "renewed"), refreshToken: "second" };
    answers = [answering(renewed), answering(user)];
    await Promise.all([request(me, {}), request(me, {}), request(me, {})]);
    expect(sent.filter(({ address }) => address === "/api/auth/refresh")).toHaveLength(1);
    expect(sent.at(-1)?.headers.get("Authorization")).toBe(`Bearer ${renewed.accessToken}`);
    expect(storedTokens()).toEqual(renewed);
  });

  it("survives one 401: refreshes the token and repeats the call", async () => {
    signIn(20);
    const renewed = { accessToken: tokenFor(20, "renewed"), refreshToken: "second" };
    const refused = { code: "unauthorized", message: "Unauthorized" };
    answers = [answering(refused, 401), answering(renewed), answering(user)];
    expect((await request(me, {})).email).toBe(user.email);
    expect(sent.map(({ address }) => address)).toEqual(["/api/auth/me", "/api/auth/refresh", "/api/auth/me"]);
  });

  it("ends when the refresh token is refused: removes tokens and cached goals, and notifies the app", async () => {
    signIn(20);
    localStorage.setItem("user_goals", "{}");
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    answers = [answering({ code: "unauthorized", message: "Unauthorized" }, 401)];
    await expect(request(me, {})).rejects.toMatchObject({ status: 401, message: "Unauthorized" });
    stop();
    expect(ended).toHaveBeenCalledOnce();
    expect(storedTokens()).toBeUndefined();
    expect(localStorage.getItem("user_goals")).toBeNull();
  });

  it("is kept when the refresh call fails on the server's side", async () => {
    signIn(4);
    answers = [answering({ code: "service_unavailable", message: "" }, 503)];
    await expect(request(me, {})).rejects.toMatchObject({ status: 503 });
    expect(storedTokens()).toBeDefined();
  });

  describe.each(["while it is under way", "while its token is refreshed"] as const)(
    "of another account that signs in %s",
    (when) => {
      const ofBea = { accessToken: tokenFor(20, "", "2"), refreshToken: "hers" };
      const signInBea = () => storeTokens(ofBea);

      it("neither gets what the first one sent nor ends", async () => {
        signIn(20);
        const refused = Response.json({ code: "unauthorized", message: "Unauthorized" }, { status: 401 });
        const atOnce = when === "while it is under way";
        answers = [
          () => {
            if (atOnce) signInBea();
            return refused;
          },
          () => {
            if (!atOnce) signInBea();
            return Response.json({ accessToken: tokenFor(20, "renewed"), refreshToken: "second" });
          },
        ];
        const meal = request(submitText, { body: { text: "two eggs" } });
        await expect(meal).rejects.toMatchObject({ status: 401 });
        const sentAs = sent.map(({ headers }) => headers.get("Authorization"));
        expect(sentAs).not.toContain(`Bearer ${ofBea.accessToken}`);
        expect(storedTokens()).toEqual(ofBea);
      });
    },
  );
});
