import { afterEach, expect, it } from "vitest";
import { ProcessPool } from "./process-pool.ts";

const settings = {
  file: new URL("./testing/naming-process.ts", import.meta.url),
  ...{ execArgv: [], env: {}, priority: 0, processes: 1, timeLimitMs: 60_000, idleMs: 60_000 },
};
const pool = new ProcessPool<number, number>(settings);
afterEach(() => pool.close());

it("gives a request to another process where the one it had was killed before it began", async () => {
  const first = await pool.run(0);
  process.kill(first, "SIGKILL");
  // The server has not heard of it yet.
  const second = await pool.run(0);
  expect(second).not.toBe(first);
  expect(await pool.run(0)).toBe(second);
});

it("gives a request to no third process", async () => {
  const ending = new ProcessPool<number, number>({
    ...settings,
    file: new URL("./testing/no-process.ts", import.meta.url),
  });
  await expect(ending.run(0)).rejects.toThrow("ended before it began");
});
