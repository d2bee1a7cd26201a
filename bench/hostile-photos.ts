// `npm run bench -- hostile-photos`: what malformed photos and a hanging model provider cost other users.
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { submitPhoto, submitText } from "#contract/endpoints/scan.ts";
import { findFreePort } from "#server/database/embedded/free-port.ts";
import { oddPhotos } from "#server/testing/photo-corpus.ts";
import { platePhoto } from "#server/testing/send-photo.ts";
import { call, register, type Session } from "./api-client.ts";
import { median, quantile } from "./quantile.ts";
import { startServer } from "./start-server.ts";

const textScans = 200;
const hangingScans = 100;
const meal = { text: "two eggs and a slice of toast with butter", language: "en" } as const;

async function sendPhoto(session: Session, photo: Uint8Array): Promise<number> {
  const form = new FormData();
  form.set("image", new Blob([Uint8Array.from(photo)]), "food-image.jpg");
  const url = session.baseUrl + submitPhoto.path;
  const { status } = await fetch(url, { method: "POST", headers: session.headers, body: form });
  return status;
}

/** ms of sequential text scans. */
async function measureTextScans(session: Session): Promise<{ median: number; p90: number }> {
  const times: number[] = [];
  for (let count = 0; count < textScans; count += 1) {
    const startedAt = performance.now();
    await call(session, submitText, { body: meal });
    times.push(performance.now() - startedAt);
  }
  return { median: median(times), p90: quantile(times, 0.9) };
}

/** MB of the server and its child processes, without the database; 0 when `ps` is missing. */
function memoryOf(pid: number | undefined): number {
  try {
    const lines = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,args="], { encoding: "utf8" }).split("\n");
    const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
    const own = rows.filter(
      ([, id, parent, , args = ""]) =>
        Number(id) === pid || (Number(parent) === pid && /decoder-process|embedded-process/.test(args)),
    );
    return own.reduce((sum, row) => sum + Number(row[3]), 0) / 1024;
  } catch {
    return 0;
  }
}

async function measureHostilePhotos(session: Session, pid: number | undefined): Promise<void> {
  const photos = await oddPhotos();
  const before = memoryOf(pid);
  let [slowestMs, mostMegabytes, slowest] = [0, 0, ""];
  const watch = setInterval(() => {
    mostMegabytes = Math.max(mostMegabytes, memoryOf(pid));
  }, 100);
  for (const { name, bytes } of photos) {
    const startedAt = performance.now();
    const status = await sendPhoto(session, bytes);
    if (status >= 500) console.log(`${name}: ${status}`);
    const ms = performance.now() - startedAt;
    if (ms > slowestMs) [slowestMs, slowest] = [ms, name];
  }
  clearInterval(watch);
  console.log(`${photos.length} malformed photos: slowest ${Math.round(slowestMs)} ms (${slowest})`);
  console.log(
    `memory, server and decoders: ${Math.round(before)} MB before, ${Math.round(mostMegabytes)} MB at most`,
  );
}

async function measureHangingProvider(session: Session, provider: HangingProvider): Promise<void> {
  const photo = await platePhoto();
  await measureTextScans(session);
  const alone = await measureTextScans(session);
  const scans = Array.from({ length: hangingScans }, () => sendPhoto(session, photo));
  const duringUploads = await measureTextScans(session);
  const held = await provider.waitUntilHeld(hangingScans);
  const duringHang = await measureTextScans(session);
  const statuses = await Promise.all(scans);
  const show = ({ median, p90 }: { median: number; p90: number }) =>
    `median ${median.toFixed(1)} ms, p90 ${p90.toFixed(1)} ms`;
  console.log(`text scans alone: ${show(alone)}`);
  const slower = ({ median }: { median: number }) =>
    `${Math.round((median / alone.median - 1) * 100)} % slower`;
  console.log(
    `while ${hangingScans} photos arrive and are decoded: ${show(duringUploads)}; ${slower(duringUploads)}`,
  );
  console.log(`while the provider holds ${held} of them: ${show(duringHang)}; ${slower(duringHang)}`);
  console.log(`answers to the photos: ${statuses.filter((status) => status === 200).length} × 200`);
}

interface HangingProvider {
  readonly url: string;
  /** Waits up to 8 s for this many calls; returns how many it holds. */
  waitUntilHeld(count: number): Promise<number>;
  stop(): void;
}

/** Accepts every request and never answers. */
async function startHangingProvider(): Promise<HangingProvider> {
  const port = await findFreePort();
  let held = 0;
  const server = createServer(() => {
    held += 1;
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}/v1`,
    waitUntilHeld: async (count) => {
      for (let waits = 0; held < count && waits < 80; waits += 1) await setTimeout(100);
      return held;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const provider = await startHangingProvider();
const limits = { FREE_DAILY_SCANS: "1000000", RATE_LIMITS: "off" };
const server = await startServer({
  ...limits,
  LANGUAGE_MODEL_PROVIDER: "openai-compatible",
  LANGUAGE_MODEL_NAME: "none",
  LANGUAGE_MODEL_URL: provider.url,
});
try {
  await measureHangingProvider(await register(server.baseUrl, "hanging"), provider);
} finally {
  await server.stop();
  provider.stop();
}
const plain = await startServer(limits);
try {
  await measureHostilePhotos(await register(plain.baseUrl, "odd"), plain.process.pid);
} finally {
  await plain.stop();
}
