import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { type Kysely, sql } from "kysely";
import type { ErrorCode } from "#contract/error-codes.ts";
import { AppError } from "../core/app-error.ts";
import type { Database } from "../database/schema.ts";
import { ipAddressOf } from "./caller-address.ts";

export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly windowSeconds: number;
  /** The error code beyond the limit. */
  readonly exceeded: ErrorCode;
}

export interface RateLimiter {
  /** Counts one attempt by `who`; throws the limit's error code with a retry time when there were too many. */
  take(limit: RateLimit, who: string, now: Date): Promise<void>;
  /** Resets the attempts of `who`. */
  forgive(limit: RateLimit, who: string): Promise<void>;
}

/** How long a refusal is repeated without asking the database; another process may forgive the bucket meanwhile. */
const refusalRememberedMs = 1_000;
const rememberedRefusalsMax = 10_000;

/** Lets a flood of refused calls cost no statement each. */
class RecentRefusals {
  readonly #refusals = new Map<string, { readonly at: Date; readonly windowEndsAt: Date }>();

  /** When the window ends, if the bucket was refused within the last second. */
  find(bucket: string, now: Date): Date | undefined {
    const refusal = this.#refusals.get(bucket);
    if (!refusal) return undefined;
    const ageMs = now.getTime() - refusal.at.getTime();
    const isRecent = ageMs >= 0 && ageMs < refusalRememberedMs && now < refusal.windowEndsAt;
    if (!isRecent) this.#refusals.delete(bucket);
    return isRecent ? refusal.windowEndsAt : undefined;
  }

  add(bucket: string, at: Date, windowEndsAt: Date): void {
    const oldest = this.#refusals.keys().next().value;
    if (this.#refusals.size >= rememberedRefusalsMax && oldest !== undefined) this.#refusals.delete(oldest);
    this.#refusals.set(bucket, { at, windowEndsAt });
  }

  delete(bucket: string): void {
    this.#refusals.delete(bucket);
  }
}

const unlimited: RateLimiter = { take: async () => {}, forgive: async () => {} };

export function createRateLimiter(db: Kysely<Database>, isOn: boolean): RateLimiter {
  if (!isOn) return unlimited;
  const refusals = new RecentRefusals();
  return {
    take: async (limit, who, now) => {
      const bucket = bucketOf(limit, who);
      const refusedUntil = refusals.find(bucket, now);
      if (refusedUntil) throw exceeded(limit, refusedUntil, now);
      const { hits, window_ends_at } = await countHit(db, {
        bucket,
        windowSeconds: limit.windowSeconds,
        now,
      });
      if (hits <= limit.hits) return;
      refusals.add(bucket, now, window_ends_at);
      throw exceeded(limit, window_ends_at, now);
    },
    forgive: async (limit, who) => {
      const bucket = bucketOf(limit, who);
      refusals.delete(bucket);
      await db.deleteFrom("rate_limits").where("bucket", "=", bucket).execute();
    },
  };
}

interface Hit {
  readonly bucket: string;
  readonly windowSeconds: number;
  readonly now: Date;
}

function exceeded(limit: RateLimit, windowEndsAt: Date, now: Date): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  return new AppError(limit.exceeded, { retryAfterSeconds });
}

/**
 * One statement, so that all processes count together. A window that has ended starts over with this hit, as does one that ends
 * impossibly late because it began while the clock was wrong.
 */
function countHit(db: Kysely<Database>, { bucket, windowSeconds, now }: Hit) {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const latestEnd = new Date(now.getTime() + 2 * windowSeconds * 1000);
  const isOver = sql<boolean>`rate_limits.window_ends_at not between ${new Date(now.getTime() + 1)} and ${latestEnd}`;
  return db
    .insertInto("rate_limits")
    .values({ bucket, hits: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        window_ends_at: sql`case when ${isOver} then ${windowEndsAt} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(["hits", "window_ends_at"])
    .executeTakeFirstOrThrow();
}

/** Hashed, so that the table contains no addresses or e-mails. */
function bucketOf({ name }: RateLimit, who: string): string {
  return `${name}:${createHash("sha256").update(who).digest("base64url")}`;
}

/** An IPv6 address counts by its /64 network, which belongs to one customer. */
export function networkOf(given: string): string {
  const address = ipAddressOf(given) ?? given;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

export async function deleteWindowsBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_ends_at", "<", instant).execute();
}
