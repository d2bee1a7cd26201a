/** tools/photo-model: fetching a file from a server that answers well, badly, and half. */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fetchFile, type WantedFile } from "./fetch-file.ts";

const content = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251));
const half = content.length / 2;
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: (string | undefined)[];
let folder: string;
let wanted: WantedFile;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers.range);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => server.close());
beforeEach(async () => {
  asked = [];
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

/** A server that knows ranges. */
function whole({ headers }: IncomingMessage, response: ServerResponse): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200).end(content.subarray(from));
}
function cutOff(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-length": content.length });
  response.write(content.subarray(0, half), () => setTimeout(() => response.destroy(), 50));
}
const fetched = () => readFile(wanted.path);
const nobody = () => {};

test("fetches, shows progress to the end, and leaves alone what is there", async () => {
  answer = whole;
  const shown: number[] = [];
  expect(await fetchFile(wanted, (bytes) => shown.push(bytes))).toBe("fetched");
  expect(shown.at(-1)).toBe(content.length);
  expect(await fetched()).toEqual(content);
  expect(await fetchFile(wanted, nobody)).toBe("was there");
  expect(asked).toHaveLength(1);
});

test("a broken connection is gone on with where it broke", async () => {
  answer = cutOff;
  await expect(fetchFile(wanted, nobody)).rejects.toThrow();
  await expect(fetched()).rejects.toThrow("ENOENT");
  answer = whole;
  expect(await fetchFile(wanted, nobody)).toBe("fetched");
  expect(asked).toEqual([undefined, `bytes=${half}-`]);
  expect(await fetched()).toEqual(content);
});

test("a server that knows no ranges sends all again", async () => {
  answer = cutOff;
  await expect(fetchFile(wanted, nobody)).rejects.toThrow();
  answer = (_request, response) => response.writeHead(200).end(content);
  await fetchFile(wanted, nobody);
  expect(await fetched()).toEqual(content);
});

test("another file of the same size is refused and not kept", async () => {
  answer = (_request, response) => response.writeHead(200).end(Buffer.alloc(content.length, 7));
  await expect(fetchFile(wanted, nobody)).rejects.toThrow("SHA-256");
  await expect(fetched()).rejects.toThrow("ENOENT");
  answer = whole;
  expect(await fetchFile(wanted, nobody)).toBe("fetched");
  expect(asked).toEqual([undefined, undefined]);
});

test("more than was meant, less than was meant, and an error are refused", async () => {
  answer = (_request, response) => response.writeHead(200).end(Buffer.concat([content, content]));
  await expect(fetchFile(wanted, nobody)).rejects.toThrow("longer");
  answer = (_request, response) => response.writeHead(404).end("no");
  await expect(fetchFile({ ...wanted, path: join(folder, "b") }, nobody)).rejects.toThrow("404");
  answer = (_request, response) => response.writeHead(200).end(content.subarray(0, 1000));
  await expect(fetchFile({ ...wanted, path: join(folder, "c") }, nobody)).rejects.toThrow("ended after 1000");
});

test("a damaged file that lies there is fetched anew", async () => {
  answer = whole;
  await fetchFile(wanted, nobody);
  await writeFile(wanted.path, Buffer.alloc(content.length));
  expect(await fetchFile(wanted, nobody)).toBe("fetched");
  expect(await fetched()).toEqual(content);
});
