import fastify from "fastify";
import { expect, it } from "vitest";
import { serveContact } from "./contact-form.ts";

const form = new URLSearchParams({
  name: "Ana Ruiz",
  email: "ana@example.com",
  subject: "support",
  message: "Where is my CSV?",
}).toString();

/** The outcome that the page would show when the API answers with `status`. */
async function outcomeAt(status: number): Promise<string> {
  const app = fastify();
  await serveContact(app, { callApi: async () => status }, async (_request, reply, outcomeIn) =>
    reply.send((await outcomeIn("en")).kind),
  );
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const { body } = await app.inject({ method: "POST", url: "/contact", headers, payload: form });
  await app.close();
  return body;
}

it.each([
  [201, "sent"],
  [429, "tooMany"],
  [500, "server"],
  [503, "server"],
  [409, "failed"],
])("a message that the API answers with %i is shown as %s", async (status, kind) => {
  expect(await outcomeAt(status)).toBe(kind);
});
