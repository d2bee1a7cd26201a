import { fastify } from "fastify";
import { expect, it } from "vitest";
import { publicAddress } from "./public-address.ts";

async function addressAt(host: string, baseUrl?: string): Promise<{ address: string; port: number }> {
  const app = fastify();
  await app.listen({ host, port: 0 });
  const address = publicAddress(app, { host, baseUrl });
  const [listening] = app.addresses();
  const port = typeof listening === "object" ? listening.port : 0;
  await app.close();
  return { address, port };
}

it.each(["127.0.0.1", "localhost", "0.0.0.0"])(
  "is localhost where the server listens at %s",
  async (host) => {
    const { address, port } = await addressAt(host);
    expect(address).toBe(`http://localhost:${port}`);
  },
);

it("is the configured address, wherever the server listens", async () => {
  expect((await addressAt("127.0.0.1", "https://eat.example")).address).toBe("https://eat.example");
});
