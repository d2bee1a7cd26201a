/** The start line names the language model and says whether it answers. */
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type ProviderDouble,
  startProviderDouble,
} from "#analysis/language-model/testing/provider-double.ts";
import { describeLanguageModel } from "./language-model-status.ts";

let provider: ProviderDouble;
beforeAll(async () => {
  provider = await startProviderDouble();
});
afterAll(() => provider.close());

const remarks = (deadlineMs?: number) =>
  describeLanguageModel(
    {
      provider: "openai-compatible",
      model: "some-model",
      url: provider.url,
      deadlineMs: 20_000,
      dailyTokens: 1_000,
    },
    deadlineMs,
  );

it("reports nothing when no model is configured", async () => {
  expect(await describeLanguageModel(undefined)).toEqual([]);
});

it("reports that the model answered", async () => {
  provider.behave({ kind: "says", text: "ready" });
  expect(await remarks()).toEqual([
    "Language model: openai-compatible, some-model: answered a first small call",
  ]);
});

it("reports why the model failed, and stops waiting at the deadline", async () => {
  provider.behave({ kind: "status", status: 404 });
  expect((await remarks())[0]).toContain("did not answer a first small call (status 404)");
  provider.behave({ kind: "hangs" });
  expect((await remarks(100))[0]).toContain("(no answer in 0.1 s)");
});
