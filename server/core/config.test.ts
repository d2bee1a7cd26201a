import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { variableDescriptions } from "./environment.ts";

const textOf = (...path: string[]) => readFileSync(join(import.meta.dirname, "..", "..", ...path), "utf8");
const rowsIn = (text: string) =>
  [...text.matchAll(/^\| `([A-Z_]+)` \| .*?\| (.+) \|$/gm)].map(([, name, purpose]) => ({ name, purpose }));

describe("the configuration", () => {
  it("is listed completely in docs/operations.md, word for word", () => {
    expect(rowsIn(textOf("docs", "operations.md"))).toEqual(variableDescriptions);
  });

  it("is described in the README in the same words", () => {
    const inReadme = rowsIn(textOf("README.md"));
    expect(inReadme).toHaveLength(10);
    for (const row of inReadme) expect(variableDescriptions).toContainEqual(row);
  });

  it("has a default for everything", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      freeDailyScans: 10,
      hasRateLimits: true,
    });
  });

  it("treats an empty variable as absent", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "" })).toEqual(readConfig({}));
  });

  it("asks Open Food Facts for products unless that is turned off", () => {
    expect(readConfig({}).openFoodFactsUrl).toBe("https://world.openfoodfacts.org");
    expect(readConfig({ OPEN_FOOD_FACTS_URL: "off" }).openFoodFactsUrl).toBeUndefined();
    expect(readConfig({ OPEN_FOOD_FACTS_URL: "http://127.0.0.1:9" }).openFoodFactsUrl).toBe(
      "http://127.0.0.1:9",
    );
    expect(() => readConfig({ OPEN_FOOD_FACTS_URL: "no" })).toThrow("OPEN_FOOD_FACTS_URL");
  });

  it("uses a language model only when it is fully configured", () => {
    const named = { LANGUAGE_MODEL_PROVIDER: "openai-compatible", LANGUAGE_MODEL_NAME: "m" };
    const whole = { ...named, LANGUAGE_MODEL_URL: "http://localhost:8080/v1" };
    expect(readConfig({}).languageModel).toBeUndefined();
    expect(readConfig(whole).languageModel).toMatchObject({ provider: "openai-compatible", model: "m" });
    expect(() => readConfig(named)).toThrow(/LANGUAGE_MODEL_URL/);
    expect(() => readConfig({ LANGUAGE_MODEL_PROVIDER: "google" })).toThrow(/LANGUAGE_MODEL_NAME/);
    expect(() => readConfig({ LANGUAGE_MODEL_PROVIDER: "oracle" })).toThrow(/LANGUAGE_MODEL_PROVIDER/);
  });

  it("adds what a language model may take to what an analysis on this machine may take", () => {
    const model = { LANGUAGE_MODEL_PROVIDER: "google", LANGUAGE_MODEL_NAME: "m" };
    const deadline = (variables: NodeJS.ProcessEnv) => readConfig(variables).scanDeadlineMs;
    expect(deadline({ SCAN_DEADLINE_MS: "10000", LANGUAGE_MODEL_DEADLINE_MS: "120000" })).toBe(10_000);
    expect(deadline({ ...model, SCAN_DEADLINE_MS: "10000", LANGUAGE_MODEL_DEADLINE_MS: "120000" })).toBe(
      130_000,
    );
    expect(() => readConfig({ ...model, LANGUAGE_MODEL_DEADLINE_MS: "120001" })).toThrow(
      /LANGUAGE_MODEL_DEADLINE_MS/,
    );
  });

  describe("for payments", () => {
    const keys = { STRIPE_SECRET_KEY: "sk", STRIPE_PUBLISHABLE_KEY: "pk", STRIPE_WEBHOOK_SECRET: "wh" };
    const provider = (variables: NodeJS.ProcessEnv) => readConfig(variables).payments.provider;

    it.each([
      ["sandbox", {}],
      ["sandbox", { BASE_URL: "http://localhost:3000" }],
      ["sandbox", { BASE_URL: "http://127.0.0.1:8080" }],
      ["sandbox", { BASE_URL: "http://[::1]:8080" }],
      ["none", { BASE_URL: "https://platewise.example" }],
      ["none", { BASE_URL: "http://platewise.example" }],
      ["none", { BASE_URL: "https://localhost.evil.example" }],
      ["none", { TRUST_PROXY: "127.0.0.1" }],
      ["none", { HOST: "0.0.0.0" }],
      ["none", { HOST: "::" }],
      ["none", { HOST: "192.168.1.20", BASE_URL: "http://localhost:3000" }],
      ["sandbox", { HOST: "::1" }],
      ["sandbox", { HOST: "localhost" }],
      ["sandbox", { PAYMENTS: "sandbox", HOST: "0.0.0.0" }],
      ["none", { PAYMENTS: "none" }],
      ["none", { PAYMENTS: "none", ...keys }],
      ["sandbox", { PAYMENTS: "sandbox", BASE_URL: "https://platewise.example" }],
      ["stripe", { ...keys, BASE_URL: "https://platewise.example" }],
    ] as const)("is %s with %j", (expected, variables) => {
      expect(provider(variables)).toBe(expected);
    });

    it("serves the sandbox to other machines only when PAYMENTS=sandbox is set", () => {
      expect(readConfig({}).payments).toEqual({ provider: "sandbox", isLocalOnly: true });
      expect(readConfig({ PAYMENTS: "sandbox" }).payments).toEqual({
        provider: "sandbox",
        isLocalOnly: false,
      });
    });

    it("names missing Stripe keys instead of falling back to another provider", () => {
      const { STRIPE_WEBHOOK_SECRET: _, ...half } = keys;
      expect(() => readConfig(half)).toThrow("STRIPE_WEBHOOK_SECRET: must be given for payments by Stripe");
      expect(() => readConfig({ PAYMENTS: "stripe" })).toThrow(/SECRET_KEY[\s\S]*PUBLISHABLE[\s\S]*WEBHOOK/);
      expect(() => readConfig({ PAYMENTS: "paypal" })).toThrow(/PAYMENTS/);
      expect(() => readConfig({ PLAN_CURRENCY: "dollars" })).toThrow(/PLAN_CURRENCY/);
    });
  });

  it("names every invalid variable at once", () => {
    const faulty = { PORT: "eighty", DATABASE_URL: "mysql://x", TOKEN_SECRET: "short" };
    expect(() => readConfig(faulty)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*TOKEN_SECRET/);
  });
});
