import fastify from "fastify";
import { expect, it } from "vitest";
import { serveContact } from "./contact-form.ts";

const form = new URLSearchParams({
  name: "Ana Ruiz",
  email: "ana@example.com",
  subject: "support",
  message: "Where is my CSV?",
}).toString();

/** The outcome that the page shows when the API answers with `status`. */
async function outcomeForStatus(status: number): Promise<string> {
  const app = fastify();
  await serveContact(app, { callApi: async () => status }, async (_request, reply, submit) =>
    reply.send((await submit("en")).kind),
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
])("shows an API answer of %i as %s", async (status, kind) => {
  expect(await outcomeForStatus(status)).toBe(kind);
});
