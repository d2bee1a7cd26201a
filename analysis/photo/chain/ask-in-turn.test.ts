import { describe, expect, it } from "vitest";
import { CallRefused, CircuitBreaker } from "../../circuit-breaker.ts";
import type { PhotoAnalyser, PhotoOutcome, PhotoRequest } from "../photo-analyser.ts";
import type { RecognisedFood } from "../recogniser.ts";
import { createPhotoChain, type ReportFailure } from "./ask-in-turn.ts";

const photo = { number: 1, width: 1, height: 1, data: new Uint8Array(3), jpeg: new Uint8Array(1) };
const spender = { caller: "user:ana", network: "203.0.113.1" };
const request: PhotoRequest = {
  photos: [photo],
  packets: [],
  note: undefined,
  language: "en",
  country: "US",
  spender,
};
const meal: PhotoOutcome = {
  kind: "analysed",
  analysis: { language: "en", name: "apple", foods: [], questions: [] },
  hasReadNote: true,
};
const never = new AbortController().signal;

function analyser(name: string, analyse: PhotoAnalyser["analyse"], settings: Partial<PhotoAnalyser> = {}) {
  return { name, deadlineMs: 1_000, concurrencyMax: 10, close: async () => {}, ...settings, analyse };
}
const seeing = (probability: number, labelId: string): PhotoOutcome => {
  const food: RecognisedFood = { labelId, probability, pieces: null, isSure: false };
  return { kind: "unsure", reading: { foods: [food], foodProbability: probability } };
};
const hanging: PhotoAnalyser["analyse"] = () => new Promise(() => {});

const chainInTurn = (analysers: readonly PhotoAnalyser[], report: ReportFailure) =>
  createPhotoChain(
    analysers.map((each) => [each]),
    report,
  );

describe("analysers asked at the same time", () => {
  it("start together, and the first in the list that is sure answers and stops the other", async () => {
    const started: string[] = [];
    const stopped = Promise.withResolvers<void>();
    const slow = analyser("model", async (_, signal) => {
      started.push("model");
      signal.addEventListener("abort", () => stopped.resolve());
      return hanging(request, signal);
    });
    const label = analyser("label", async () => {
      started.push("label");
      return meal;
    });
    const reported: string[] = [];
    const chain = createPhotoChain([[label, slow]], (name) => reported.push(name));
    expect(await chain.ask(request, never)).toMatchObject({ analyser: "label" });
    await stopped.promise;
    expect(started).toEqual(["label", "model"]);
    expect(reported).toEqual([]);
  });

  it("that are stopped by another's answer have not failed", async () => {
    const known = { ...request, note: "label" };
    const label = analyser("label", async ({ note }) => (note ? meal : seeing(0.1, "pear")));
    const model = analyser("model", async (asked, signal) => (asked.note ? hanging(asked, signal) : meal));
    const chain = createPhotoChain([[label, model]], () => {});
    for (let tries = 0; tries < 5; tries++) await chain.ask(known, never);
    expect(await chain.ask(request, never)).toMatchObject({ analyser: "model" });
  });

  it("leave the answer to the second where the first is unsure", async () => {
    const chain = createPhotoChain(
      [[analyser("label", async () => seeing(0.1, "pear")), analyser("model", async () => meal)]],
      () => {},
    );
    expect(await chain.ask(request, never)).toMatchObject({ analyser: "model" });
  });
});

describe("analysers asked in turn", () => {
  it("answer in their order, and the first that is sure is named", async () => {
    const chain = chainInTurn(
      [
        analyser("unsure", async () => seeing(0.2, "pear")),
        analyser("sure", async () => meal, { concurrencyMax: 30 }),
      ],
      () => {},
    );
    expect(await chain.ask(request, never)).toEqual({ ...meal, analyser: "sure" });
  });

  it("are passed by when they fail or hang, and that is reported without the photo", async () => {
    const reported: string[] = [];
    const chain = chainInTurn(
      [
        analyser("failing", async () => {
          throw new Error("429");
        }),
        analyser("hanging", hanging, { deadlineMs: 5 }),
        analyser("sure", async () => meal, { concurrencyMax: 30 }),
      ],
      (name) => reported.push(name),
    );
    expect(await chain.ask(request, never)).toMatchObject({ analyser: "sure" });
    expect(reported).toEqual(["failing", "hanging"]);
  });

  it("that are all unsure give what they saw together, likeliest first", async () => {
    const chain = chainInTurn(
      [
        analyser("one", async () => seeing(0.2, "pear")),
        analyser("other", async () => seeing(0.6, "apple")),
        analyser("third", async () => seeing(0.1, "apple")),
      ],
      () => {},
    );
    const outcome = await chain.ask(request, never);
    if (outcome.kind !== "unsure") throw new Error("unsure was expected");
    expect(outcome.reading.foods.map(({ labelId, probability }) => [labelId, probability])).toEqual([
      ["apple", 0.6],
      ["pear", 0.2],
    ]);
  });

  it("are not waited for once the caller's time is up", async () => {
    const late = AbortSignal.timeout(5);
    const chain = chainInTurn([analyser("hanging", hanging), analyser("next", hanging)], () => {});
    expect(await chain.ask(request, late)).toMatchObject({ kind: "unsure", reading: { foods: [] } });
  });

  it("run only as many photos at once as allowed; the others go on to the next analyser", async () => {
    const chain = chainInTurn(
      [
        analyser("hanging", hanging, { concurrencyMax: 2, deadlineMs: 50 }),
        analyser("sure", async () => meal, { concurrencyMax: 30 }),
      ],
      () => {},
    );
    const asked = Array.from({ length: 20 }, () => chain.ask(request, never));
    const outcomes = await Promise.all(asked);
    expect(outcomes.every((outcome) => outcome.kind === "analysed")).toBe(true);
  });
});

describe("the circuit breaker", () => {
  it("skips an analyser that failed three times, then lets one call try it", async () => {
    let nowMs = 0;
    let asked = 0;
    const breaker = new CircuitBreaker(10, { nowMs: () => nowMs });
    const fail = () =>
      breaker.run(async () => {
        asked += 1;
        throw new Error("down");
      });
    for (let count = 0; count < 3; count += 1) await expect(fail()).rejects.toThrow("down");
    await expect(fail()).rejects.toThrow(CallRefused);
    expect(asked).toBe(3);
    nowMs = 30_000;
    const [tried, other] = await Promise.allSettled([fail(), fail()]);
    expect([tried.status, other.status, asked]).toEqual(["rejected", "rejected", 4]);
    nowMs = 60_000;
    expect(await breaker.run(async () => "well")).toBe("well");
    expect(await breaker.run(async () => "again")).toBe("again");
  });
});
