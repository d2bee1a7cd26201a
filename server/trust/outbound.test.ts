import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const root = join(import.meta.dirname, "..", "..");
const rooms = ["server", "analysis", "food", "contract", "domain", "content"];
/** Whatever can open a connection. PostgreSQL's own driver aside, whose address is configured too. */
const opensConnections =
  /\bfetch\b|from "(?:node:)?(?:http|https|http2|net|tls|dgram|undici|axios|stripe|nodemailer|@ai-sdk\/[^"]+|@opentelemetry\/exporter[^"]*)"/;

/** Each with where its addresses come from: configuration, never a request. */
const known = [
  // LANGUAGE_MODEL_URL, redirects refused.
  /^analysis\/language-model\/choose-model\.ts$/,
  // SMTP_URL, or a folder.
  /^server\/adapters\/(?:smtp|outbox)-mailer\.ts$/,
  // STRIPE_SECRET_KEY: the provider's own address, or a test's.
  /^server\/adapters\/payments\//,
  // A browser's push service: HTTPS, and only hosts of PUSH_SERVICES.
  /^server\/adapters\/push\/push-sender\.ts$/,
  // The sandbox's news, to our own webhook.
  /^server\/jobs\.ts$/,
  // GOOGLE_ISSUER, APPLE_ISSUER, and what these name.
  /^server\/adapters\/sign-in-providers\//,
  // OTEL_EXPORTER_OTLP_ENDPOINT.
  /^server\/telemetry\//,
  // What we listen on; our own database.
  /^server\/(?:main\.ts|http\/|database\/)/,
  // OPEN_FOOD_FACTS_URL, redirects refused.
  /^server\/adapters\/open-food-facts\/open-food-facts-api\.ts$/,
  // Calls the handler of the protocol's SDK in this process, whose method is named fetch.
  /^server\/features\/assistants\/routes\.ts$/,
];

async function sourcesOf(room: string): Promise<string[]> {
  const files = await readdir(join(root, room), { recursive: true });
  return files
    .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && !file.includes("testing/"))
    .map((file) => `${room}/${file}`);
}

it("only known files can open a connection", async () => {
  const sources = (await Promise.all(rooms.map(sourcesOf))).flat();
  const texts = await Promise.all(sources.map((file) => readFile(join(root, file), "utf8")));
  // Types and comments open nothing.
  const code = texts.map((text) => text.replace(/^import type .*$|^\s*(?:\/?\*|\/\/).*$/gm, ""));
  const opening = sources.filter((_, at) => opensConnections.test(code[at] ?? ""));
  expect(opening).toContain("analysis/language-model/choose-model.ts");
  expect(opening.filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
});

describe("a URL in user input", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it("is never fetched from a meal, a note or a photo field", async () => {
    const headers = await app.createVisitor();
    const url = "http://169.254.169.254/latest/meta-data";
    const json = { ...headers, "content-type": "application/json" };
    const typed = await app.inject({
      method: "POST",
      url: "/api/mealSubmissions/text",
      headers: json,
      payload: { text: `${url} two eggs` },
    });
    expect(JSON.stringify(typed.body)).not.toContain("http:");
    const form = `--b\r\nContent-Disposition: form-data; name="image"\r\n\r\n${url}\r\n--b--\r\n`;
    const sent = await app.inject({
      method: "POST",
      url: "/api/mealSubmissions/image",
      payload: form,
      headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    });
    expect([sent.status, sent.body.code]).toEqual([400, "photo_missing"]);
  });
});
