import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submitPhoto } from "#contract/endpoints/scan.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { restMaxBytes } from "./cut-endless-bodies.ts";
import { redirectSharedPhotos } from "./redirect-shared-photos.ts";

/** Of what a sender could still have sent by the time that it is cut off, beside the kernel's buffers. */
const generous = 8;
const chunk = Buffer.alloc(64 * 1024, 97);
const form = "multipart/form-data; boundary=b";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  await redirectSharedPhotos(app.app);
  port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

interface Sent {
  readonly bytes: number;
  readonly wasCutOff: boolean;
  readonly status: number;
}

/** Sends a body of so many bytes, or until it is cut off. */
async function send(path: string, type: string, bytesMax: number): Promise<Sent> {
  const socket = connect(port, "127.0.0.1");
  let [status, isOpen, bytes] = [0, true, 0];
  socket.on("error", () => {});
  socket.on("close", () => {
    isOpen = false;
  });
  socket.on("data", (answer) => {
    status ||= Number(/^HTTP\/1.1 (\d+)/.exec(answer.toString())?.[1] ?? 0);
  });
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    `Content-Type: ${type}`,
    `Content-Length: ${2 ** 40}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  while (isOpen && bytes < bytesMax) {
    bytes += chunk.length;
    if (!socket.write(chunk))
      await Promise.race([new Promise((done) => socket.once("drain", done)), pause(50)]);
  }
  socket.destroy();
  return { bytes, wasCutOff: !isOpen, status };
}

describe("a body without an end", () => {
  it.each([
    ["of a shared photo", "/scanner", form, 413],
    ["of a photo, without a session", submitPhoto.path, form, 401],
    ["of a kind that nobody takes", "/api/auth/login", "text/plain", 415],
    ["of JSON", "/api/auth/login", "application/json", 413],
    ["of JSON for nothing that there is", "/api/nothing", "application/json", 413],
  ])("%s is answered and cut off", async (_, path, type, status) => {
    const sent = await send(path, type, generous * restMaxBytes);
    expect(sent.wasCutOff).toBe(true);
    // 0: on a busy machine the reset of the connection overtook the answer.
    expect([status, 0]).toContain(sent.status);
  });
});

it("a shared photo of the largest size is read to its end, and its sender sent to the scanner", async () => {
  const { statusCode, headers } = await app.app.inject({
    ...{ method: "POST", url: "/scanner", headers: { "content-type": form } },
    payload: Buffer.alloc(restMaxBytes - 1024),
  });
  expect([statusCode, headers.location]).toEqual([303, "/scanner?share-target"]);
});
