// The worst calls that are known, by kind. Most held the event loop for seconds once.
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { createImport } from "#contract/endpoints/imports.ts";
import { submitPhoto, submitText } from "#contract/endpoints/scan.ts";
import {
  confirmAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from "#contract/endpoints/second-factor.ts";
import { createToken } from "#contract/endpoints/tokens.ts";
import {
  importFieldName,
  mealTextMaxLength,
  photoFieldName,
  photoMaxBytes,
  photosMax,
  photosMaxBytes,
} from "#contract/limits.ts";
import { mcpPath } from "#contract/mcp.ts";
import { bodyMaxBytes } from "#server/http/json-body.ts";
import { largestFiles } from "#server/testing/fuzz/largest-files.ts";
import { codeOfKey } from "#server/testing/test-authenticator.ts";
import { call } from "../api-client.ts";
import type { LargestCall, Send } from "./cases.ts";
import { fullestText, type PreparedAccount } from "./prepare-account.ts";

interface SentFile {
  readonly field: string;
  readonly make: () => Promise<Uint8Array> | Uint8Array;
  readonly copies?: number;
}

function sendForm({ session }: PreparedAccount, path: string, { field, make, copies = 1 }: SentFile): Send {
  let file: Blob | undefined;
  return async () => {
    file ??= new Blob([Uint8Array.from(await make())]);
    const body = new FormData();
    for (let copy = 0; copy < copies; copy++) body.append(field, file, "export.csv");
    const response = await fetch(session.baseUrl + path, { method: "POST", headers: session.headers, body });
    await response.arrayBuffer();
    return response.status;
  };
}

/** A call for each of the largest files that an import reads. */
export function callsOfImports(account: PreparedAccount): LargestCall[] {
  return Object.entries(largestFiles).map(([name, make]) => ({
    kind: "worst",
    name: `import: ${name}`,
    send: sendForm(account, createImport.path, { field: importFieldName, make }),
  }));
}

/** A photo with as many pixels, and as many bytes, as are accepted. */
async function largestPhoto(): Promise<Uint8Array> {
  const [width, height] = [7000, 5700];
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const photo = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return (await photo.jpeg({ quality: 35 }).toBuffer()).subarray(0, photoMaxBytes);
}

/** A photo with its share of the bytes that a scan of several photos may have. */
async function quarterOfMost(): Promise<Uint8Array> {
  return (await largestPhoto()).subarray(0, photosMaxBytes / photosMax);
}

/** Sends a body without an end until it is cut off; 0 where it was not, within the time. */
function sendEndlessly({ session }: PreparedAccount, path: string, type: string): Send {
  return async () => {
    const { hostname, port } = new URL(session.baseUrl);
    const socket = connect({ host: hostname, port: Number(port) });
    let status = 0;
    let isOpen = true;
    socket.on("error", () => {});
    socket.on("close", () => {
      isOpen = false;
    });
    socket.on("data", (bytes) => {
      status ||= Number(/^HTTP\/1.1 (\d+)/.exec(bytes.toString())?.[1] ?? 0);
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    for (const until = performance.now() + 3_000; isOpen && performance.now() < until; ) {
      if (!socket.write(chunk))
        await Promise.race([new Promise((done) => socket.once("drain", done)), pause(100)]);
    }
    const isCut = !isOpen;
    socket.destroy();
    return isCut ? status : 0;
  };
}

/** Renews the recovery codes of an account five times at once. */
async function renewals({ session }: PreparedAccount): Promise<Send> {
  const { secret } = await call(session, setUpAuthenticator, {});
  await call(session, confirmAuthenticator, { body: { code: codeOfKey(secret, new Date()) } });
  return async () => {
    await Promise.all(Array.from({ length: 5 }, () => call(session, renewRecoveryCodes, {})));
    return 200;
  };
}

async function assistantCall({ session }: PreparedAccount, text: string): Promise<Send> {
  const body = { name: "Bench", scope: "write" as const, expiresInDays: 30 as const };
  const { token } = await call(session, createToken, { body });
  const headers = {
    authorization: `Bearer ${token}`,
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
  };
  return async () => {
    const response = await fetch(session.baseUrl + mcpPath, { method: "POST", headers, body: text });
    await response.arrayBuffer();
    return response.status;
  };
}

/** The largest calls besides imports: photos, deep or long JSON of assistants, endless bodies. */
export async function otherWorstCalls(account: PreparedAccount): Promise<LargestCall[]> {
  const half = bodyMaxBytes / 2 - 200;
  const deep = `${"[".repeat(half)}${"]".repeat(half)}`;
  const toolCall = (args: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"log_foods","arguments":${args}}}`;
  const many = `[${'{"jsonrpc":"2.0","id":1,"method":"ping"},'.repeat(5000)}0]`;
  const photo = { field: photoFieldName, make: largestPhoto };
  const { session } = account;
  const post = (path: string, type: string, body: string) => async () =>
    (await fetch(session.baseUrl + path, { method: "POST", headers: { "content-type": type }, body })).status;
  const form = "application/x-www-form-urlencoded";
  const calls: Readonly<Record<string, Send>> = {
    "assistant: deep arguments": await assistantCall(account, toolCall(deep)),
    "assistant: deep message": await assistantCall(account, deep),
    "assistant: many items": await assistantCall(
      account,
      toolCall(`{"items":[${"0,".repeat(half - 200)}0]}`),
    ),
    "assistant: many messages": await assistantCall(account, many),
    "photo of 40 megapixels": sendForm(account, submitPhoto.path, photo),
    "four photos of 24 MB together": sendForm(account, submitPhoto.path, {
      ...photo,
      make: quarterOfMost,
      copies: photosMax,
    }),
    "text of 60 foods": async () => {
      // Not one that was typed before.
      const text = `${Math.floor(Math.random() * 1e6)} g egg, ${fullestText}`.slice(0, mealTextMaxLength);
      await call(session, submitText, { body: { text } });
      return 200;
    },
    "shared photo without an end": sendEndlessly(account, "/scanner", "multipart/form-data; boundary=a"),
    "page without an end": sendEndlessly(account, "/login", "text/plain"),
    "contact form of 256 kB": post("/contact", form, "name=a&".repeat(bodyMaxBytes / 8)),
    "webhook of 256 kB": post("/api/subscriptions/webhook", "application/json", deep),
    "five renewals of recovery codes": await renewals(account),
  };
  return Object.entries(calls).map(([name, send]) => ({ kind: "worst", name, send }));
}
