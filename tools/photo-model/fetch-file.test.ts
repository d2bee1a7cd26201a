import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FileToFetch, fetchFile } from "./fetch-file.ts";

const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251));
const half = content.length / 2;
/** Much more than it takes, for a machine that stalls. */
const storedWithinMs = 60_000;
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requestedRanges: (string | undefined)[];
let folder: string;
let wanted: FileToFetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedRanges.push(request.headers.range);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => server.close());
beforeEach(async () => {
  requestedRanges = [];
  folder = await mkdtemp(join(tmpdir(), "fetch-file-"));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  wanted = {
    address: `http://127.0.0.1:${address.port}/model.onnx`,
    path: join(folder, "deep", "model.onnx"),
    sha256: createHash("sha256").update(content).digest("hex"),
    bytes: content.length,
  };
});
afterEach(() => rm(folder, { recursive: true }));

/** Answers range requests. */
function answerWhole({ headers }: IncomingMessage, response: ServerResponse): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200).end(content.subarray(from));
}
/** Breaks the connection once half is stored: what the client has not yet written to its file then is lost. */
function answerHalf(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-length": content.length });
  response.write(content.subarray(0, half), async () => {
    await vi.waitUntil(
      async () => (await stat(`${wanted.path}.part`).catch(() => undefined))?.size === half,
      {
        timeout: storedWithinMs,
      },
    );
    response.destroy();
  });
}
const fetched = () => readFile(wanted.path);
const ignoreProgress = () => {};

test("downloads with progress, and skips a file that exists", async () => {
  answer = answerWhole;
  const shown: number[] = [];
  expect(await fetchFile(wanted, (bytes) => shown.push(bytes))).toBe("fetched");
  expect(shown.at(-1)).toBe(content.length);
  expect(await fetched()).toEqual(content);
  expect(await fetchFile(wanted, ignoreProgress)).toBe("was there");
  expect(requestedRanges).toHaveLength(1);
});

test("resumes after a broken connection", async () => {
  answer = answerHalf;
  await expect(fetchFile(wanted, ignoreProgress)).rejects.toThrow();
  await expect(fetched()).rejects.toThrow("ENOENT");
  answer = answerWhole;
  expect(await fetchFile(wanted, ignoreProgress)).toBe("fetched");
  expect(requestedRanges).toEqual([undefined, `bytes=${half}-`]);
  expect(await fetched()).toEqual(content);
});

test("starts again when the server ignores ranges", async () => {
  answer = answerHalf;
  await expect(fetchFile(wanted, ignoreProgress)).rejects.toThrow();
  answer = (_request, response) => response.writeHead(200).end(content);
  await fetchFile(wanted, ignoreProgress);
  expect(await fetched()).toEqual(content);
});

test("refuses and deletes a file with the wrong checksum", async () => {
  answer = (_request, response) => response.writeHead(200).end(Buffer.alloc(content.length, 7));
  await expect(fetchFile(wanted, ignoreProgress)).rejects.toThrow("SHA-256");
  await expect(fetched()).rejects.toThrow("ENOENT");
  answer = answerWhole;
  expect(await fetchFile(wanted, ignoreProgress)).toBe("fetched");
  expect(requestedRanges).toEqual([undefined, undefined]);
});

test("refuses too many bytes, too few bytes and error statuses", async () => {
  answer = (_request, response) => response.writeHead(200).end(Buffer.concat([content, content]));
  await expect(fetchFile(wanted, ignoreProgress)).rejects.toThrow("longer");
  answer = (_request, response) => response.writeHead(404).end("no");
  await expect(fetchFile({ ...wanted, path: join(folder, "b") }, ignoreProgress)).rejects.toThrow("404");
  answer = (_request, response) => response.writeHead(200).end(content.subarray(0, 1000));
  await expect(fetchFile({ ...wanted, path: join(folder, "c") }, ignoreProgress)).rejects.toThrow(
    "ended after 1000",
  );
});

test("downloads a damaged file again", async () => {
  answer = answerWhole;
  await fetchFile(wanted, ignoreProgress);
  await writeFile(wanted.path, Buffer.alloc(content.length));
  expect(await fetchFile(wanted, ignoreProgress)).toBe("fetched");
  expect(await fetched()).toEqual(content);
});
