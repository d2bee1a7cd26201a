import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { largestBodies } from "../testing/fuzz/largest-bodies.ts";
import { bodyMaxBytes } from "./json-body.ts";
import { jsonDepthMax, jsonEntriesMax, refuseOverfullJson } from "./refuse-overfull-json.ts";

const endpoints: readonly AnyEndpoint[] = allEndpoints;
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

it("lets through the largest bodies that the contract allows", () => {
  for (const { body } of endpoints) {
    for (const { text } of body ? largestBodies(body) : [])
      expect(() => refuseOverfullJson(text)).not.toThrow();
  }
});

it("counts entries and depth as the parsed value has them, whatever its strings hold", () => {
  const entriesOf = (value: unknown): number =>
    typeof value !== "object" || value === null
      ? 0
      : Math.max(1, Object.keys(value).length) +
        Object.values(value).reduce((sum, each) => sum + entriesOf(each), 0);
  const text = fc.stringMatching(/^[[\]{},"\\a]*$/);
  fc.assert(
    fc.property(fc.json({ maxDepth: 6, stringUnit: text }), (json) => {
      expect(() => refuseOverfullJson(json)).not.toThrow();
      const room = jsonEntriesMax - entriesOf(JSON.parse(json)) - 1;
      const filled = (more: number) => `[${"0,".repeat(room + more)}${json}]`;
      expect(() => refuseOverfullJson(filled(0))).not.toThrow();
      expect(() => refuseOverfullJson(filled(1))).toThrow(
        expect.objectContaining({ code: "payload_too_large" }),
      );
    }),
  );
});

it("refuses what is nested deeper", () => {
  expect(() => refuseOverfullJson(nested(jsonDepthMax))).not.toThrow();
  const tooDeep = expect.objectContaining({ code: "invalid_request" });
  expect(() => refuseOverfullJson(nested(jsonDepthMax + 1))).toThrow(tooDeep);
  expect(() => refuseOverfullJson('{"a":'.repeat(bodyMaxBytes / 5))).toThrow(tooDeep);
});

it.each(["\\", '"', '\\"', "\\\\", '"\\'])(
  "reads a string of the largest size made of %s at once",
  (piece) => {
    const text = `"${piece.repeat(bodyMaxBytes / piece.length)}`;
    const before = process.threadCpuUsage();
    refuseOverfullJson(text);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  },
);
