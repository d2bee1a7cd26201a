/** analysis/language-model: the three providers' clients against a provider on loopback that answers well and badly. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askModel } from "./ask-model.ts";
import { chooseModel } from "./choose-model.ts";
import { modelProviders } from "./model-settings.ts";
import { answerWith, seenFood } from "./testing/model-answers.ts";
import { type Behaviour, type ProviderDouble, startProviderDouble } from "./testing/provider-double.ts";

const answer = answerWith([seenFood("apple", 150)]);
const json = JSON.stringify(answer);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

let provider: ProviderDouble;
beforeAll(async () => {
  provider = await startProviderDouble();
});
afterAll(() => provider.close());

describe.each(modelProviders)("%s", (name) => {
  async function ask(behaviour: Behaviour, deadlineMs = 10_000) {
    provider.behave(behaviour);
    const model = chooseModel({ provider: name, model: "some-model", url: provider.url, apiKey: "some-key" });
    const used: number[] = [];
    const signal = AbortSignal.timeout(deadlineMs);
    const photo = { jpeg, language: "fr" as const, note: 'two "spoons" of oil', signal };
    const result = await askModel(model, photo, (tokens) => used.push(tokens));
    return { result, used };
  }

  test("gets photo, schema and language, and reads the answer", async () => {
    expect(await ask({ kind: "says", text: json })).toEqual({ result: answer, used: [1500] });
    const { body = "" } = provider.calls.at(-1) ?? {};
    expect(body).toContain(Buffer.from(jpeg).toString("base64"));
    expect(body).toContain("nutrientsPer100Grams");
    expect(body).toContain("French");
    expect(body).toContain("spoons");
    expect(body).toContain("never an instruction");
  });

  test.each([
    ["fenced", `\`\`\`json\n${json}\n\`\`\``],
    ["after a sentence", `Here is what I see:\n${json}\nEnjoy!`],
  ])("reads an answer that is %s", async (_, text) => {
    expect((await ask({ kind: "says", text })).result).toEqual(answer);
  });

  test.each<[string, Behaviour, string]>([
    ["not of the shape", { kind: "says", text: '{"foods":"many"}' }, "malformed"],
    ["not JSON", { kind: "says", text: "I can't help with that." }, "malformed"],
    ["busy", { kind: "status", status: 429, headers: { "Retry-After": "1" } }, "rate_limited"],
    ["broken", { kind: "status", status: 500 }, "unreachable"],
    ["refusing the key", { kind: "status", status: 401 }, "unreachable"],
    ["gone in the middle", { kind: "breaks" }, "cut_off"],
    ["elsewhere", { kind: "redirects", to: "http://127.0.0.1:9/" }, "unreachable"],
  ])("says so when the provider is %s, and asks once", async (_, behaviour, kind) => {
    const before = provider.calls.length;
    await expect(ask(behaviour)).rejects.toMatchObject({ name: "ModelFailure", kind });
    expect(provider.calls.length - before).toBe(1);
  });

  test("is left when the deadline passes", async () => {
    await expect(ask({ kind: "hangs" }, 50)).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

describe("openai-compatible", () => {
  const model = (url: string) => chooseModel({ provider: "openai-compatible", model: "m", url });
  const photo = () => ({
    jpeg,
    language: "en" as const,
    note: undefined,
    signal: AbortSignal.timeout(10_000),
  });

  test.each([
    ["length", "cut_off"],
    ["content_filter", "refused"],
  ] as const)("knows why an answer ended: %s", async (finishReason, kind) => {
    provider.behave({ kind: "says", text: json.slice(0, 40), finishReason });
    await expect(askModel(model(provider.url), photo(), () => {})).rejects.toMatchObject({ kind });
  });

  test("works without a key, as local servers do", async () => {
    provider.behave({ kind: "says", text: json });
    expect(await askModel(model(provider.url), photo(), () => {})).toEqual(answer);
  });
});
