import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunAs } from "#server/database/embedded/cluster-location.ts";
import { findFreePort } from "#server/database/embedded/free-port.ts";
import { findProgram } from "#server/testing/find-program.ts";
import { type ClusterPlan, type Node, patroniSettings, proxySettings } from "./cluster-files.ts";

const readyTimeoutMs = 180_000;
const pollMs = 200;
const programsRoot = "/usr/lib/postgresql";

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The programs that this machine lacks, in words; undefined if none. */
export function findMissingPrograms(): string | undefined {
  const missing = ["patroni", "etcd", "haproxy"].filter((program) => findProgram(program) === undefined);
  return missing.length > 0 ? missing.join(", ") : undefined;
}

/** The newest PostgreSQL that Debian installed: the embedded one has no pg_basebackup and pg_rewind. */
async function findPrograms(): Promise<string> {
  const versions = await readdir(programsRoot).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isInteger)
    .toSorted((a, b) => b - a)[0];
  if (newest === undefined) throw new Error(`No PostgreSQL in ${programsRoot}.`);
  return join(programsRoot, String(newest), "bin");
}

/** Two PostgreSQL that replicate synchronously, behind one address. */
export class HighlyAvailableDatabase {
  readonly url: string;
  readonly #folder: string;
  readonly #plan: ClusterPlan;
  readonly #runAs: RunAs | undefined;
  readonly #children = new Map<string, ChildProcess>();

  private constructor(folder: string, plan: ClusterPlan, runAs: RunAs | undefined) {
    this.#folder = folder;
    this.#plan = plan;
    this.#runAs = runAs;
    this.url = `postgres://postgres:${plan.password}@127.0.0.1:${plan.proxyPort}/postgres`;
  }

  static async start(): Promise<HighlyAvailableDatabase> {
    const folder = await mkdtemp(join(tmpdir(), "platewise-failover-"));
    const runAs = process.getuid?.() === 0 ? postgresUser() : undefined;
    if (runAs) await chown(folder, runAs.uid, runAs.gid);
    const nodes: Node[] = [];
    for (const name of ["one", "two"]) {
      const own = join(folder, name);
      await mkdir(own, { mode: 0o700 });
      if (runAs) await chown(own, runAs.uid, runAs.gid);
      nodes.push({ name, port: await findFreePort(), restPort: await findFreePort(), folder: own });
    }
    const plan: ClusterPlan = {
      nodes,
      etcdPort: await findFreePort(),
      proxyPort: await findFreePort(),
      password: randomBytes(16).toString("hex"),
      programs: await findPrograms(),
    };
    const database = new HighlyAvailableDatabase(folder, plan, runAs);
    try {
      await database.#startAll();
      return database;
    } catch (failure) {
      await database.stop();
      throw failure;
    }
  }

  async #startAll(): Promise<void> {
    const { etcdPort, nodes } = this.#plan;
    const peer = await findFreePort();
    const client = `http://127.0.0.1:${etcdPort}`;
    await this.#spawn("etcd", "etcd", [
      ...["--data-dir", join(this.#folder, "etcd"), "--log-level", "error"],
      ...["--listen-client-urls", client, "--advertise-client-urls", client],
      ...["--listen-peer-urls", `http://127.0.0.1:${peer}`],
      ...["--initial-advertise-peer-urls", `http://127.0.0.1:${peer}`],
      ...["--initial-cluster", `default=http://127.0.0.1:${peer}`],
    ]);
    for (const node of nodes) await this.#startNode(node);
    const proxyFile = join(this.#folder, "haproxy.cfg");
    await writeFile(proxyFile, proxySettings(this.#plan));
    await this.#spawn("proxy", "haproxy", ["-f", proxyFile, "-q"]);
    await this.waitUntilSynchronous();
  }

  async #startNode(node: Node): Promise<void> {
    const file = join(node.folder, "patroni.yml");
    await writeFile(file, patroniSettings(this.#plan, node));
    await this.#spawn(node.name, "patroni", [file]);
  }

  async #spawn(name: string, program: string, options: readonly string[]): Promise<void> {
    const log = join(this.#folder, `${name}.log`);
    const child = spawn(
      "sh",
      [
        "-c",
        'log=$1; shift; exec "$@" >> "$log" 2>&1',
        "sh",
        log,
        findProgram(program) ?? program,
        ...options,
      ],
      {
        ...this.#runAs,
        cwd: this.#folder,
        stdio: "ignore",
      },
    );
    this.#children.set(name, child);
  }

  /** Waits until another than `killed` is the primary and a standby has every acknowledged commit. */
  async waitUntilSynchronous(killed?: string): Promise<void> {
    const deadline = performance.now() + readyTimeoutMs;
    while (performance.now() < deadline) {
      const members = await this.#members();
      if (
        members.some((member) => isLeader(member) && member.name !== killed) &&
        members.some(({ role }) => role === "sync_standby")
      )
        return;
      await pause(pollMs);
    }
    throw new Error(`No synchronous standby: ${JSON.stringify(await this.#members())}`);
  }

  /** As when the machine loses power: PostgreSQL and, if `withPatroni`, what watches over it. Returns its name. */
  async killPrimary(withPatroni: boolean): Promise<string> {
    const leader = (await this.#members()).find(isLeader);
    const node = this.#plan.nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error("There is no primary.");
    const [pid = ""] = (await readFile(join(node.folder, "data/postmaster.pid"), "utf8")).split("\n");
    if (withPatroni) this.#children.get(node.name)?.kill("SIGKILL");
    process.kill(Number(pid), "SIGKILL");
    return node.name;
  }

  /** The killed machine comes back. */
  async restart(name: string): Promise<void> {
    const node = this.#plan.nodes.find((one) => one.name === name);
    if (node && this.#children.get(name)?.signalCode) await this.#startNode(node);
  }

  async #members(): Promise<readonly Member[]> {
    for (const { restPort } of this.#plan.nodes) {
      try {
        const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`);
        const { members } = (await answer.json()) as { members: readonly Member[] };
        return members;
      } catch {}
    }
    return [];
  }

  async stop(): Promise<void> {
    for (const name of ["proxy", ...this.#plan.nodes.map((node) => node.name), "etcd"]) {
      const child = this.#children.get(name);
      if (!child || child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function isLeader({ role, state }: Member): boolean {
  return role === "leader" && state === "running";
}

function postgresUser(): RunAs {
  const idOf = (option: string) => Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}
