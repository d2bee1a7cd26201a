import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { submitText } from "#contract/endpoints/scan.ts";
import { createTestApp } from "../testing/test-app.ts";

it("closing waits for calls whose client has disconnected", async () => {
  let isDone = false;
  const analyse = async () => {
    await pause(300);
    isDone = true;
    return { kind: "no_food_recognised" } as const;
  };
  const app = await createTestApp({ hasFoods: false, adapters: { analyser: { name: "slow", analyse } } });
  const { headers } = await app.signUp();
  const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const body = JSON.stringify({ text: "an apple" });
  const request = fetch(address + submitText.path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
    signal: AbortSignal.timeout(150),
  });
  await expect(request).rejects.toThrow();
  expect(isDone).toBe(false);
  await app.close();
  expect(isDone).toBe(true);
});
