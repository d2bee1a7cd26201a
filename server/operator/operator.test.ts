import { spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { login, register } from "#contract/endpoints/sign-in.ts";
import { postUntilAvailable } from "../testing/post-json.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";
import { compileCache, SpawnedServer } from "../testing/spawn-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await makeScratchFolder("platewise-operator-");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

const sandboxClock = "../../tools/sandbox-clock";

/** Runs the command as npm does, on the same data folder as the server. */
function operate(
  command: "backup" | "restore" | "account" | typeof sandboxClock,
  ...given: string[]
): Promise<Outcome> {
  return operateWith({}, command, ...given);
}

function operateWith(
  settings: Readonly<Record<string, string>>,
  command: string,
  ...given: string[]
): Promise<Outcome> {
  const file = join(import.meta.dirname, `${command}.ts`);
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: folder,
    ...settings,
  };
  const child = spawn(process.execPath, [file, ...given], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece) => {
      output += piece;
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

const dayMs = 24 * 3_600_000;

const post = async (address: string, path: string, body: object) =>
  (await postUntilAvailable(address, path, body)).status;

const ana = { email: "ana@example.com", password: "k7#wq" };
const account = { ...ana, firstName: "Ana", lastName: "Ruiz" };

it("a restore refuses a pooler, behind which a running server would not be seen", async () => {
  const pooler = { DATABASE_URL: "postgres://ana@127.0.0.1:1/meals", DATABASE_POOLED: "on" };
  const { code, output } = await operateWith(pooler, "restore", "any.gz", "--replace");
  expect(code).toBe(1);
  expect(output).toContain("Restore past the pooler");
});

describe("the operator's commands on the embedded database", () => {
  it("back up a running server, advance its sandbox, delete an account, and restore it while the server is stopped", async () => {
    const server = new SpawnedServer(folder);
    const address = await server.ready();
    expect(await post(address, register.path, account)).toBe(201);
    const saved = await operate("backup");
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining("verified by reading it back") });
    const [name = ""] = await readdir(join(folder, "backups"));
    expect(name).toMatch(/^platewise-.*\.backup\.gz$/);
    const file = join(folder, "backups", name);

    const before = Date.now();
    const advanced = await operate(sandboxClock, "--advance", "8d");
    const [, now = ""] = /The sandbox clock is now (\S+)\.\n/.exec(advanced.output) ?? [];
    expect(Date.parse(now)).toBeGreaterThanOrEqual(before + 8 * dayMs);

    expect(await operate("account", "delete", ana.email)).toMatchObject({ code: 1 });
    expect(await post(address, login.path, ana)).toBe(200);
    const deleted = await operate("account", "delete", "ANA@example.com", "--yes");
    expect(deleted).toMatchObject({ code: 0, output: expect.stringMatching(/Deleted:[\s\S]* users: 1/) });
    expect(await post(address, login.path, ana)).toBe(401);
    expect((await operate("account", "delete", ana.email, "--yes")).output).toContain(
      "No account has the address",
    );

    const refused = await operate("restore", file, "--replace");
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining("in use by another Platewise"),
    });
    expect(await server.stop()).toBe(0);
    expect(await operate("restore", file, "--replace")).toMatchObject({
      code: 0,
      output: expect.stringContaining("checksums equal"),
    });
    const stopped = await operate("backup", join(folder, "stopped.gz"));
    expect(stopped.code).toBe(0);

    const again = new SpawnedServer(folder);
    expect(await post(await again.ready(), login.path, ana)).toBe(200);
    await again.stop();
  });

  it("print their usage", async () => {
    expect(await operate("restore")).toMatchObject({ code: 1, output: expect.stringContaining("-- FILE") });
    for (const given of [[], ["delete"], ["burn", "ana@example.com"]]) {
      const refused = await operate("account", ...given);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("delete EMAIL") });
    }
  });
});
