import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askModel } from "./ask-model.ts";
import { chooseModel, type ModelClient } from "./choose-model.ts";
import { hintOf } from "./model-failure.ts";
import { modelProviders } from "./model-settings.ts";
import { answerWith, modelFood } from "./testing/model-answers.ts";
import { type Behaviour, type ProviderDouble, startProviderDouble } from "./testing/provider-double.ts";
import { tryModel } from "./try-model.ts";

const answer = answerWith([modelFood("apple", 150)]);
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
    const photo = {
      photos: [{ jpeg, number: 1 }],
      language: "fr" as const,
      country: "FR",
      words: 'two "spoons" of oil',
      signal,
    };
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
  ])("fails with its own reason when the provider is %s, after a single call", async (_, behaviour, kind) => {
    const before = provider.calls.length;
    await expect(ask(behaviour)).rejects.toMatchObject({ name: "ModelFailure", kind });
    expect(provider.calls.length - before).toBe(1);
  });

  test("is aborted when the deadline passes", async () => {
    await expect(ask({ kind: "hangs" }, 50)).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

test.each([
  ["openai-compatible", '"reasoning_effort":"low"'],
  ["google", '"thinking'],
] as const)("asks %s for little reasoning effort", async (name, setting) => {
  provider.behave({ kind: "says", text: json });
  const url = provider.url;
  const client = chooseModel({ provider: name, model: "gemini-3-flash", url, apiKey: "some-key" });
  const signal = AbortSignal.timeout(10_000);
  await askModel(
    client,
    { photos: [{ jpeg, number: 1 }], language: "en", country: "US", words: undefined, signal },
    () => {},
  );
  expect(provider.calls.at(-1)?.body).toContain(setting);
});

describe("a server that refuses a parameter", () => {
  const refusing = (names: readonly string[]) => (body: string) =>
    names.find((name) => body.includes(`"${name}"`));
  const ask = (client: ModelClient) =>
    askModel(
      client,
      {
        photos: [{ jpeg, number: 1 }],
        language: "en",
        country: "US",
        words: undefined,
        signal: AbortSignal.timeout(10_000),
      },
      () => {},
    );

  test.each([
    ["the effort", ["reasoning_effort"], "max_tokens"],
    ["the older name of the limit", ["max_tokens"], "max_completion_tokens"],
    ["all three", ["max_tokens", "temperature", "reasoning_effort"], "max_completion_tokens"],
  ])("is called again without it, and from then on only without it: %s", async (_, names, limit) => {
    provider.behave({ kind: "refuses", refused: refusing(names), text: json });
    const client = chooseModel({ provider: "openai-compatible", model: "m", url: provider.url });
    const before = provider.calls.length;
    expect(await ask(client)).toEqual(answer);
    expect(provider.calls.length - before).toBe(names.length + 1);
    expect(provider.calls.at(-1)?.body).toContain(`"${limit}":12000`);
    await ask(client);
    expect(provider.calls.length - before).toBe(names.length + 2);
  });
});

describe("a first small call", () => {
  const settings = () => ({ provider: "openai-compatible", model: "m", url: provider.url }) as const;

  test("reports that photos are read when the model answers, also after it refused a parameter", async () => {
    provider.behave({ kind: "says", text: json });
    expect(await tryModel(settings(), 10_000)).toEqual({ kind: "reads_photos" });
    const refused = (body: string) => (body.includes("maxItems") ? "maxItems" : undefined);
    provider.behave({ kind: "refuses", refused, text: json });
    expect(await tryModel(settings(), 10_000)).toEqual({ kind: "reads_photos" });
  });

  test("reports the reason when it does not answer", async () => {
    provider.behave({ kind: "status", status: 401 });
    expect(await tryModel(settings(), 10_000)).toEqual({ kind: "failed", because: "status 401: not now" });
    provider.behave({ kind: "hangs" });
    expect(await tryModel(settings(), 100)).toEqual({ kind: "failed", because: "no answer in 0.1 s" });
    const nowhere = { ...settings(), url: "http://127.0.0.1:9/v1" };
    expect(await tryModel(nowhere, 10_000)).toEqual({ kind: "failed", because: "unreachable" });
  });
});

test("a server's hint is kept, unless it repeats what the person typed", () => {
  const body =
    '{"error":{"code":400,"message":"the request exceeds the available context size (4096 tokens), try \\"--ctx-size\\""}}';
  expect(hintOf(body, undefined)).toBe(
    "the request exceeds the available context size (4096 tokens), try --ctx-size",
  );
  expect(hintOf('{"error":{"message":"bad input: my secret breakfast"}}', "secret breakfast")).toBe("");
  const repeated = (words: string) => hintOf(JSON.stringify({ message: `bad input: ${words}` }), words);
  for (const words of ["té con ron", "té", "42 kg", "555 12"]) expect(repeated(words)).toBe("");
  expect(hintOf('{"message":"bad input: caf\\u00e9"}', "café")).toBe("");
  expect(hintOf("<html>", "x")).toBe("");
});

describe("openai-compatible", () => {
  const model = (url: string) => chooseModel({ provider: "openai-compatible", model: "m", url });
  const photo = () => ({
    photos: [{ jpeg, number: 1 }],
    language: "en" as const,
    country: "US",
    words: undefined,
    signal: AbortSignal.timeout(10_000),
  });

  test.each([
    ["length", "cut_off"],
    ["content_filter", "refused"],
  ] as const)("reports why an answer ended: %s", async (finishReason, kind) => {
    provider.behave({ kind: "says", text: json.slice(0, 40), finishReason });
    await expect(askModel(model(provider.url), photo(), () => {})).rejects.toMatchObject({ kind });
  });

  test.each([
    ["content_filter", { kind: "refused", isOfRequest: true }],
    [undefined, { kind: "unreachable", isOfRequest: false }],
  ])("blames the words for a 400 with the code %s, and the provider without one", async (code, failure) => {
    provider.behave({ kind: "status", status: 400, ...(code && { code }) });
    await expect(askModel(model(provider.url), photo(), () => {})).rejects.toMatchObject(failure);
  });

  test("works without a key, as local servers do", async () => {
    provider.behave({ kind: "says", text: json });
    expect(await askModel(model(provider.url), photo(), () => {})).toEqual(answer);
  });
});
