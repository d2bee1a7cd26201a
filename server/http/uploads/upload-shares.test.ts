import { connect as connectSocket, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { submitPhoto } from "#contract/endpoints/scan.ts";
import { photoMaxBytes } from "#contract/limits.ts";
import { platePhoto } from "../../testing/send-photo.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { rateLimits } from "../rate-limit-list.ts";
import { UploadBudget } from "./upload-budget.ts";

type Headers = Readonly<Record<string, string>>;

let app: TestApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100, hasRateLimits: true, trustedProxies: ["127.0.0.1"] });
  port = await listen(app);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

async function listen({ app }: TestApp): Promise<number> {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return Number(new URL(url).port);
}

/** Begins a photo of the largest size, sends so much of it, and then nothing more. Gives what was answered so far. */
function beginUpload(headers: Headers, bytes: number): { readonly answered: () => string } {
  const socket = connectSocket(port, "127.0.0.1");
  sockets.push(socket);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk.toString();
  });
  socket.on("error", () => {});
  const head = [
    `POST ${submitPhoto.path} HTTP/1.1`,
    "Host: localhost",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "Content-Type: multipart/form-data; boundary=part",
    `Content-Length: ${photoMaxBytes}`,
  ];
  const part = '--part\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  socket.write(`${head.join("\r\n")}\r\n\r\n${bytes > 0 ? part : ""}`);
  if (bytes > 0) socket.write(Buffer.alloc(bytes, 1));
  return { answered: () => answer };
}

async function sendWhole(headers: Headers): Promise<number> {
  const form = new FormData();
  form.set("image", new Blob([Uint8Array.from(await platePhoto())], { type: "image/jpeg" }), "a.jpg");
  const url = `http://127.0.0.1:${port}${submitPhoto.path}`;
  return (await fetch(url, { method: "POST", headers, body: form })).status;
}

const from = (address: string, headers: Headers) => ({ ...headers, "x-forwarded-for": address });
const nearlyAll = photoMaxBytes - 4096;

describe("uploads in progress", () => {
  it("of one caller, eleven at once, leave capacity for others", async () => {
    const [eve, ana] = [await app.signUp(), await app.signUp()];
    const stuck = Array.from({ length: 11 }, () => beginUpload(from("198.51.100.1", eve.headers), nearlyAll));
    await expect
      .poll(() => stuck.filter(({ answered }) => answered().includes("too_many_uploads")).length, {
        timeout: 10_000,
      })
      .toBeGreaterThanOrEqual(8);
    expect(await sendWhole(from("198.51.100.2", ana.headers))).toBe(200);
  });

  it("of one network with many sessions leave capacity for other networks", async () => {
    const ana = await app.signUp();
    const visitors = await Promise.all(Array.from({ length: 14 }, () => app.createVisitor()));
    const stuck = visitors.map((visitor) => beginUpload(from("198.51.100.3", visitor), nearlyAll));
    await expect
      .poll(() => stuck.filter(({ answered }) => answered().includes("too_many_uploads")).length, {
        timeout: 10_000,
      })
      .toBeGreaterThanOrEqual(10);
    expect(await sendWhole(from("198.51.100.4", ana.headers))).toBe(200);
  });

  it("release their reservation when the sender disconnects", async () => {
    const eve = await app.signUp();
    const begun = Array.from({ length: 4 }, () => beginUpload(from("198.51.100.5", eve.headers), 1024));
    await expect.poll(() => begun.map(({ answered }) => answered()).join()).toContain("too_many_uploads");
    expect(await sendWhole(from("198.51.100.5", eve.headers))).toBe(429);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(() => sendWhole(from("198.51.100.5", eve.headers)), { timeout: 5000 }).toBe(200);
  });
});

describe("a photo beyond the hourly limit", () => {
  it("is refused before it is read, and leaves no idempotency key", async () => {
    const eve = await app.signUp();
    const headers = from("198.51.100.6", eve.headers);
    await sendWhole(headers);
    const { name, hits } = rateLimits.photoByAccount;
    await app.db.updateTable("rate_limits").set({ hits }).where("bucket", "like", `${name}:%`).execute();
    const { answered } = beginUpload({ ...headers, "Idempotency-Key": "refused" }, 0);
    await expect.poll(answered).toContain("too_many_requests");
    const keys = app.db.selectFrom("idempotency_keys").select("key").where("key", "=", "refused");
    expect(await keys.execute()).toEqual([]);
    await app.db.deleteFrom("rate_limits").execute();
  });

  it("is refused before it is read when the daily scans are used up", async () => {
    const few = await createTestApp({ freeDailyScans: 0, hasFoods: false });
    const ownPort = port;
    port = await listen(few);
    const { headers } = await few.signUp();
    const { answered } = beginUpload(headers, 0);
    await expect.poll(answered).toContain("daily_scan_limit_exceeded");
    port = ownPort;
    for (const socket of sockets.splice(0)) socket.destroy();
    await few.close();
  });
});

describe("the upload budget", () => {
  const share = { uploads: 2, bytes: 10 };
  it("limits bytes in total, per caller and per network", () => {
    const room = new UploadBudget({ totalBytes: 25, caller: share, network: { uploads: 3, bytes: 15 } });
    const ana = room.hold({ caller: "ana", network: "a" });
    ana.add(10);
    expect(() => ana.add(1)).toThrow(expect.objectContaining({ code: "too_many_uploads" }));
    const eve = room.hold({ caller: "eve", network: "a" });
    eve.add(5);
    expect(() => eve.add(1)).toThrow(expect.objectContaining({ code: "too_many_uploads" }));
    const bea = room.hold({ caller: "bea", network: "b" });
    bea.add(10);
    const cleo = room.hold({ caller: "cleo", network: "c" });
    expect(() => cleo.add(1)).toThrow(expect.objectContaining({ code: "service_unavailable" }));
    for (const held of [ana, eve, bea, cleo]) held.release();
    expect(room.heldBytes).toBe(0);
    room.hold({ caller: "ana", network: "a" }).add(10);
  });

  it("counts uploads before their first byte", () => {
    const room = new UploadBudget({ totalBytes: 25, caller: share, network: { uploads: 3, bytes: 15 } });
    for (let at = 0; at < 2; at += 1) room.hold({ caller: "ana", network: "a" });
    expect(() => room.hold({ caller: "ana", network: "b" })).toThrow();
    room.hold({ caller: "bea", network: "a" });
    expect(() => room.hold({ caller: "cleo", network: "a" })).toThrow();
  });
});
