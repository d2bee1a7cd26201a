import { expect, it } from "vitest";
import { CallerTurns } from "./caller-turns.ts";

/** Work that ends when it is let go. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs as many of a caller's calls as allowed, and the rest in order of arrival", async () => {
  const turns = new CallerTurns({ running: 2, crowded: 10, waiting: 10 });
  const { started, work, end } = heldWork();
  const calls = ["1", "2", "3", "4"].map((name) => turns.run("ana", work(name)));
  await settle();
  expect(started).toEqual(["1", "2"]);
  end("2");
  await settle();
  expect(started).toEqual(["1", "2", "3"]);
  for (const name of ["1", "3"]) end(name);
  await settle();
  end("4");
  expect(await Promise.all(calls)).toEqual(["1", "2", "3", "4"]);
});

it("never makes one caller wait for another's calls", async () => {
  const turns = new CallerTurns({ running: 1, crowded: 10, waiting: 10 });
  const { started, work, end } = heldWork();
  const calls = [turns.run("ana", work("a1")), turns.run("ana", work("a2")), turns.run("bob", work("b1"))];
  await settle();
  expect(started).toEqual(["a1", "b1"]);
  for (const name of ["a1", "b1"]) end(name);
  await settle();
  end("a2");
  await Promise.all(calls);
});

it("refuses a call when too many of the caller's are waiting, and accepts calls again afterwards", async () => {
  const turns = new CallerTurns({ running: 1, crowded: 10, waiting: 1 });
  const { work, end } = heldWork();
  const first = turns.run("ana", work("1"));
  const second = turns.run("ana", work("2"));
  await expect(turns.run("ana", work("3"))).rejects.toMatchObject({ code: "too_many_requests" });
  end("1");
  await settle();
  end("2");
  await Promise.all([first, second]);
  expect(await turns.run("ana", async () => "again")).toBe("again");
});

it("passes the turn on when a call fails", async () => {
  const turns = new CallerTurns({ running: 1, crowded: 10, waiting: 5 });
  const failing = turns.run("ana", () => Promise.reject(new Error("broken")));
  const next = turns.run("ana", async () => "fine");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("fine");
});

it("runs a crowd of calls one at a time until it has thinned out", async () => {
  const turns = new CallerTurns({ running: 3, crowded: 2, waiting: 10 });
  const { started, work, end } = heldWork();
  const names = ["1", "2", "3", "4", "5", "6", "7"];
  const calls = names.map((name) => turns.run("ana", work(name)));
  await settle();
  expect(started).toEqual(["1", "2", "3"]);
  for (const name of ["1", "2", "3"]) end(name);
  await settle();
  // Four waited: one started when the last of the three ended, and three still wait.
  expect(started).toEqual(["1", "2", "3", "4"]);
  end("4");
  await settle();
  expect(started).toEqual(["1", "2", "3", "4", "5"]);
  end("5");
  await settle();
  expect(started).toEqual(names);
  for (const name of ["6", "7"]) end(name);
  expect(await Promise.all(calls)).toEqual(names);
});
