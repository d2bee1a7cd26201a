import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmdirSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { sendTicket } from "#contract/endpoints/support.ts";
import { connect } from "./database/connect.ts";
import { findRunningAddress } from "./database/embedded/running-address.ts";
import { SpawnedServer } from "./testing/spawn-server.ts";

/** A small disk, where this machine lets us mount one (Linux, as root). */
const disk = mkdtempSync(join(tmpdir(), "platewise-disk-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs", disk]);
const isMounted = mounted.status === 0;
afterAll(() => {
  if (isMounted) spawnSync("umount", [disk]);
  rmdirSync(disk);
});

const filler = join(disk, "filler");
const blockBytes = 1024 * 1024;

async function fillDisk(): Promise<void> {
  const file = await open(filler, "w");
  for (let size = blockBytes; size >= 1; size = Math.floor(size / 2)) {
    const block = Buffer.alloc(size);
    const isFull = () =>
      file.write(block).then(
        ({ bytesWritten }) => bytesWritten < size,
        () => true,
      );
    while (!(await isFull()));
  }
  await file.close();
}

async function send(address: string) {
  const message = { name: "Ana", email: "ana@example.com", subject: "Soup" };
  const answer = await fetch(address + sendTicket.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...message, msg: randomBytes(3600).toString("base64") }),
  });
  const { id, code } = JSON.parse(await answer.text());
  return { status: answer.status, id: String(id), code };
}

/** Again while there is no space, or the database does not answer in time. */
async function sendUntilTaken(address: string) {
  for (;;) {
    const answer = await send(address);
    if (answer.status === 201) return answer;
    expect(answer.code).toBe("service_unavailable");
    await pause(100);
  }
}

describe.runIf(isMounted)("a full disk", () => {
  it("answers 503, loses nothing that was acknowledged, and recovers once there is space", async () => {
    const folder = join(disk, "data");
    const server = new SpawnedServer(folder, { RATE_LIMITS: "off", LOG_LEVEL: "silent" });
    const address = await server.ready();
    let last = await sendUntilTaken(address);
    const acknowledged = [last.id];
    await fillDisk();
    last = await send(address);
    for (let tries = 0; tries < 3000 && last.status === 201; tries++) {
      acknowledged.push(last.id);
      last = await send(address);
    }
    expect([last.status, last.code]).toEqual([503, "service_unavailable"]);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    expect((await fetch(`${address}/health/ready`)).status).toBe(503);
    await rm(filler);
    await sendUntilTaken(address);
    await expect.poll(async () => (await fetch(`${address}/health/ready`)).status).toBe(200);
    const db = connect(await findRunningAddress(folder), { maxConnections: 1 });
    const rows = await db.selectFrom("support_tickets").select("id").execute();
    await db.destroy();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
