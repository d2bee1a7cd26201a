import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../core/new-id.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { ScanAllowance } from "./scan-allowance.ts";
import { type CommitScan, reserveDirectly, withScanReservation } from "./scan-reservation.ts";
import { countScan, loadScansUsed, reservationValues, reserveScan } from "./scan-usage-table.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date("2026-05-01T12:00:00Z");

function allowance(limit: number | null): ScanAllowance {
  return {
    ownerId: newId(),
    period: "2026-05-01",
    limit,
    resetTime: null,
    exceededError: "daily_scan_limit_exceeded",
  };
}

const scanOf = (of: ScanAllowance) => ({
  allowance: of,
  reserve: () => reserveDirectly(database.db, of, now),
});

async function store(commit: CommitScan): Promise<void> {
  await countScan(commit.reservation).execute(database.db);
  commit.confirm();
}

const used = ({ ownerId, period }: ScanAllowance, at = now) =>
  loadScansUsed(database.db, { ownerId, period }, at);

describe("a scan", () => {
  it("is counted when its result is stored", async () => {
    const free = allowance(3);
    const result = await withScanReservation(database.db, scanOf(free), async (commit) => {
      expect(await used(free)).toEqual({ committed: 0, reserved: 1 });
      await store(commit);
      return "meal";
    });
    expect(result).toBe("meal");
    expect(await used(free)).toEqual({ committed: 1, reserved: 0 });
  });

  it("costs nothing when it fails, also when its result cannot be stored", async () => {
    const free = allowance(1);
    const failing = withScanReservation(database.db, scanOf(free), () =>
      Promise.reject(new Error("no food")),
    );
    await expect(failing).rejects.toThrow("no food");
    const notStored = withScanReservation(database.db, scanOf(free), (commit) =>
      sql`with counted as (${countScan(commit.reservation)}) select 1 / (random() * 0)::integer`.execute(
        database.db,
      ),
    );
    await expect(notStored).rejects.toThrow("division by zero");
    expect(await used(free)).toEqual({ committed: 0, reserved: 0 });
  });

  it("is refused beyond the limit with the allowance's error code", async () => {
    const none = allowance(0);
    await expect(withScanReservation(database.db, scanOf(none), async () => "meal")).rejects.toMatchObject({
      code: "daily_scan_limit_exceeded",
    });
  });

  it("is granted exactly 3 times when 50 are sent at once with 3 left", async () => {
    const free = allowance(3);
    const attempts = Array.from({ length: 50 }, () => withScanReservation(database.db, scanOf(free), store));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await used(free)).toEqual({ committed: 3, reserved: 0 });
  });

  it("is unlimited for Pro, but counted", async () => {
    const pro = allowance(null);
    for (let scan = 0; scan < 15; scan += 1) {
      await withScanReservation(database.db, scanOf(pro), store);
    }
    expect(await used(pro)).toEqual({ committed: 15, reserved: 0 });
  });
});

describe("a reservation whose process died", () => {
  it("expires", async () => {
    const free = allowance(1);
    const reserve = async (at: Date) => {
      const reservation = { id: newId(), ownerId: free.ownerId, period: free.period };
      const values = reservationValues(reservation, { limit: 1, now: at, durationMs: 60_000 });
      return (await reserveScan(values).execute(database.db)).rows.length;
    };
    expect(await reserve(now)).toBe(1);
    expect(await reserve(now)).toBe(0);
    const later = new Date(now.getTime() + 61_000);
    expect(await used(free, later)).toEqual({ committed: 0, reserved: 0 });
    expect(await reserve(later)).toBe(1);
  });
});
