import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmdirSync } from "node:fs";
import { chmod, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { submitText } from "#contract/endpoints/scan.ts";
import { createAnonymousSession, login, register } from "#contract/endpoints/sign-in.ts";
import { tokenPair } from "#contract/shapes/sign-in.ts";
import { chooseAdapters } from "./choose-adapters.ts";
import { readConfig } from "./core/config.ts";
import { explainStartupFailure } from "./core/startup-failure.ts";
import { commandLineOf } from "./database/embedded/running-process.ts";
import { type FirstStart, postmasterPid, startAndStop } from "./testing/first-start.ts";
import { postJson, postUntilAvailable } from "./testing/post-json.ts";
import { makeScratchFolder } from "./testing/scratch-folder.ts";
import { SpawnedServer } from "./testing/spawn-server.ts";

let folder: string;
let servers: SpawnedServer[];
/** A data folder after a first start: creating a cluster takes longer than most of these tests. */
let prepared: string;
/** What was seen of that start. */
let firstStart: FirstStart;
beforeAll(async () => {
  prepared = await makeScratchFolder("platewise-prepared-");
  // Of a first start that was killed.
  await mkdir(join(prepared, "making-abc123", "postgresql"), { recursive: true });
  firstStart = await startAndStop(prepared);
});
afterAll(() => rm(prepared, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await makeScratchFolder("platewise-start-");
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** `cp -a` keeps the owner of the cluster's files. */
const copyPrepared = () => promisify(execFile)("cp", ["-a", `${prepared}/.`, folder]);

async function startPreparedServer(environment?: Readonly<Record<string, string>>): Promise<SpawnedServer> {
  await copyPrepared();
  return startServer(environment);
}
function startServer(environment?: Readonly<Record<string, string>>, dataFolder = folder): SpawnedServer {
  const server = new SpawnedServer(dataFolder, environment);
  servers.push(server);
  return server;
}
const account = (email: string) => ({ firstName: "Ana", lastName: "Ruiz", email, password: "k7#wq" });
const postHeaders = { "content-type": "application/json", expect: "100-continue" };
async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (!answer) throw new Error("no answer");
  return answer.resume();
}
/** Sent up to its body, which the server then waits for. */
async function beginCall(call: ClientRequest): Promise<ClientRequest> {
  call.flushHeaders();
  await once(call, "continue");
  return call;
}

describe("starting and stopping", () => {
  it("becomes ready, stores its secrets with owner-only permissions, and leaves no process behind", async () => {
    const { running, stopped } = firstStart;
    expect(running.files.filter((name) => name.startsWith("making-"))).toEqual([]);
    expect(running.secretModes).toEqual([0o600, 0o600]);
    expect(running.postgres).toContain("postgres");
    expect(stopped.status).toBe(0);
    expect(stopped.postgres).toBeUndefined();
    expect(stopped.files).not.toContain("in-use-by");
    // Payments, mail, who reads photos, and the address.
    // On a machine that stalls, its jobs may report that they got no connection in time.
    expect(stopped.lines.filter((line) => !line.includes('"NO_CONNECTION"'))).toHaveLength(4);
  });

  it("answers running calls on SIGTERM, waits for no idle connection, and keeps scans, accounts and tokens", async () => {
    const server = await startPreparedServer({ LOG_LEVEL: "info" });
    const address = await server.ready();
    const { hostname, port } = new URL(address);
    await postUntilAvailable(address, register.path, account("ana@example.com"));
    const credentials = { email: "ana@example.com", password: "k7#wq" };
    const tokens = z.parse(
      tokenPair,
      await (await postUntilAvailable(address, login.path, credentials)).json(),
    );
    const opened = await (await postUntilAvailable(address, createAnonymousSession.path, {})).json();
    const { sessionToken } = z.parse(z.object({ sessionToken: z.string() }), opened);

    const idle = new Agent({ keepAlive: true });
    await answerTo(request({ port, path: "/health/live", agent: idle }).end());
    const silent = connect(Number(port), hostname);
    await once(silent, "connect");
    const visitors = { "x-anonymous-session-token": sessionToken, "idempotency-key": "told-to-stop" };
    const { path, method } = submitText;
    const scan = await beginCall(request({ port, path, method, headers: { ...postHeaders, ...visitors } }));
    const late = await beginCall(
      request({ port, path: register.path, method: "POST", headers: postHeaders }),
    );

    const stopped = server.stop();
    await expect.poll(() => fetch(`${address}/health/live`).catch(() => "refused")).toBe("refused");
    late.end(JSON.stringify(account("late@example.com")));
    expect((await answerTo(late)).statusCode).toBe(201);
    const meal = JSON.stringify({ text: "two eggs" });
    scan.end(meal);
    const [answer]: IncomingMessage[] = await once(scan, "response");
    expect(answer?.statusCode).toBe(200);
    const first = answer && (await json(answer));
    // 1 would mean that stopping took too long.
    expect(await stopped).toBe(0);
    idle.destroy();
    silent.destroy();
    expect(server.output).toContain("listening at");
    expect(server.output).not.toContain('"msg":""');

    const restarted = startServer();
    const again = await restarted.ready();
    const scanHeaders = { "content-type": "application/json", ...visitors };
    const repeat = async () =>
      (await fetch(again + path, { method, headers: scanHeaders, body: meal })).json();
    await expect.poll(repeat).toEqual(first);
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    await expect.poll(async () => (await fetch(`${again}/api/auth/me`, { headers })).status).toBe(200);
    expect(await restarted.stop("SIGINT")).toBe(0);
  });
});

describe("after SIGKILL", () => {
  it("stops the PostgreSQL that was left behind, restarts one that was killed, and has lost no data", async () => {
    const first = await startPreparedServer();
    const address = await first.ready();
    expect((await postUntilAvailable(address, register.path, account("ana@example.com"))).status).toBe(201);
    const orphan = await postmasterPid(folder);
    await first.stop("SIGKILL");
    expect(commandLineOf(orphan)).toContain("postgres");
    const server = startServer();
    const again = await server.ready();
    expect(server.output).toContain("left behind");
    expect(commandLineOf(orphan)).toBeUndefined();
    const credentials = { email: "ana@example.com", password: "k7#wq" };
    expect((await postUntilAvailable(again, login.path, credentials)).status).toBe(200);

    process.kill(await postmasterPid(folder), "SIGKILL");
    const statuses: number[] = [];
    // A connection may still answer until it notices that the postmaster is gone.
    while (statuses.at(-1) !== 200 || !server.output.includes("PostgreSQL ended unexpectedly")) {
      statuses.push((await postJson(again, login.path, credentials)).status);
      await pause(50);
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await fetch(`${again}/health/ready`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  it("does not mistake another process with the old pid for PostgreSQL", async () => {
    await copyPrepared();
    // PostgreSQL checks only processes of its own user.
    const { uid } = await stat(join(folder, "postgresql"));
    const stranger = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 60_000)"], { uid, cwd: "/" });
    const stalePid = `${stranger.pid}\n/elsewhere\n`;
    await writeFile(join(folder, "postgresql", "postmaster.pid"), stalePid);
    await writeFile(join(folder, "postgresql", ".s.PGSQL.5432.lock"), stalePid);
    await writeFile(join(folder, "in-use-by"), `${stranger.pid} another start time\n`);
    const server = startServer();
    await server.ready();
    expect(server.output).not.toContain("left behind");
    stranger.kill();
  });
});

describe("starting fails with one clear line", () => {
  it("when another process uses the folder: of two started at once, exactly one becomes ready", async () => {
    await copyPrepared();
    const both = [startServer(), startServer()];
    const outcomes = await Promise.allSettled(both.map((server) => server.ready()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((server) => server.child.exitCode !== null);
    expect(refused?.child.exitCode).toBe(1);
    expect(refused?.output).toMatch(
      /^The data folder .* is in use by another Platewise \(process \d+\)\. .*\n$/,
    );
  });

  it("when the port is in use, and leaves the folder unlocked", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const server = await startPreparedServer({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    const last = server.output.trim().split("\n").at(-1);
    expect(last).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT.`,
    );
    other.close();
    expect(await readdir(folder)).not.toContain("in-use-by");
  });

  it("when the database cannot be reached", async () => {
    const server = startServer({ DATABASE_URL: "postgres://nobody:hidden@127.0.0.1:1/none" });
    expect(await server.ended).toBe(1);
    expect(server.output).toBe(
      "PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED): start it, or correct the host and port in DATABASE_URL.\n",
    );
  });
});

describe.runIf(process.getuid?.() === 0)("as root, below a folder that only root can enter", () => {
  it("puts the database where PostgreSQL's user can reach it, and prints the location", async () => {
    await chmod(folder, 0o700);
    const data = join(folder, "data");
    const first = startServer({}, data);
    const address = await first.ready();
    const home = /the database is in (\S+)\.\n/.exec(first.output)?.[1] ?? "";
    expect(home).toMatch(/^\/var\/(lib|tmp)\/platewise\//);
    await postUntilAvailable(address, register.path, account("ana@example.com"));
    await first.stop("SIGKILL");
    const again = await startServer({}, data).ready();
    expect(
      (await postUntilAvailable(again, login.path, { email: "ana@example.com", password: "k7#wq" })).status,
    ).toBe(200);
    await servers.at(-1)?.stop();
    await rm(home, { recursive: true });
    const gone = startServer({}, data);
    expect(await gone.ended).toBe(1);
    expect(gone.output).toContain("and is gone");
  });
});

/** Of what starts before the server listens. */
async function failureToStart(environment: Readonly<Record<string, string>>): Promise<string> {
  const config = readConfig({ DATA_DIR: folder, ...environment });
  return chooseAdapters(config).then(
    () => "It started.",
    (failure) => String(explainStartupFailure(failure, config)),
  );
}

describe("choosing a database fails", () => {
  it("when the cluster has another major version, which is left untouched", async () => {
    await mkdir(join(folder, "postgresql"));
    await writeFile(join(folder, "postgresql", "PG_VERSION"), "15\n");
    expect(await failureToStart({})).toMatch(/made by PostgreSQL 15, this is \d+\./);
    expect(await readdir(join(folder, "postgresql"))).toEqual(["PG_VERSION"]);
    expect(await readdir(folder)).not.toContain("in-use-by");
  });

  it("when EMBEDDED_POSTGRES_DIR contains no PostgreSQL", async () => {
    const empty = join(folder, "empty");
    expect(await failureToStart({ EMBEDDED_POSTGRES_DIR: empty })).toContain(
      `${empty} holds no PostgreSQL that runs here`,
    );
  });
});

/** Even root cannot write to a disk that is mounted read-only. */
const readOnlyDisk = mkdtempSync(join(tmpdir(), "platewise-read-only-"));
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "ro", "tmpfs", readOnlyDisk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync("umount", [readOnlyDisk]);
  rmdirSync(readOnlyDisk);
});

describe.runIf(isMounted)("on a read-only disk", () => {
  it("says in one sentence which folder cannot be written to and what to do", async () => {
    const data = join(readOnlyDisk, "data");
    expect((await failureToStart({ DATA_DIR: data })).replace("ENOENT", "EROFS")).toBe(
      `Error: The data folder ${data} cannot be written to (EROFS): let the user that runs Platewise write there, or name another folder with DATA_DIR.`,
    );
  });
});
