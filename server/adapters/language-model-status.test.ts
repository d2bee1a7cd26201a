/** The start line names the language model and says whether it answers. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerWith } from "#analysis/language-model/testing/model-answers.ts";
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

const remark = (deadlineMs = 20_000) =>
  describeLanguageModel({
    provider: "openai-compatible",
    model: "some-model",
    url: provider.url,
    deadlineMs,
    dailyTokens: 1_000,
  });
const json = JSON.stringify(answerWith([], { hasFood: false }));

it("says what photos are read by when no model is configured", async () => {
  expect(await describeLanguageModel(undefined)).toContain("Photos are read on this machine");
});

it("reports that the model reads a picture, asked with the schema of every later call", async () => {
  provider.behave({ kind: "says", text: json });
  expect(await remark()).toBe(
    "Language model: openai-compatible, some-model: reads photos, and words where our own reader is unsure",
  );
  const { body = "" } = provider.calls.at(-1) ?? {};
  expect(body).toContain("image");
  expect(body).toContain("maxItems");
});

it("reports a model without eyes, with the server's own hint", async () => {
  const complaint = "image input is not supported - hint: provide the mmproj";
  provider.behave({
    kind: "refuses",
    refused: (body) => (body.includes("image_url") ? complaint : undefined),
    text: json,
  });
  const sentence = await remark();
  expect(sentence).toContain("reads words, but no photos");
  expect(sentence).toContain("image input is not supported");
});

it("reports why the model failed, and stops waiting at the deadline", async () => {
  provider.behave({ kind: "status", status: 404 });
  expect(await remark()).toContain("did not answer a first small call (status 404: not now)");
  provider.behave({ kind: "hangs" });
  expect(await remark(100)).toContain("(no answer in 0.1 s)");
});
