import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { type Kysely, type RawBuilder, sql } from "kysely";
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
  /** `take` as a part of a larger statement. Throws what was refused a moment ago. */
  prepare(attempts: readonly Attempt[], now: Date): PreparedHits;
  /** Resets the attempts of `who`. */
  forgive(limit: RateLimit, who: string): Promise<void>;
}

export interface Attempt {
  readonly limit: RateLimit;
  readonly who: string;
}

export interface PreparedHits {
  /** For a statement's WITH, under the names of `hitName`. Each counts only when those before it were within their limits. */
  readonly statements: readonly RawBuilder<HitCount>[];
  /** Whether none of them exceeds its limit. */
  readonly areWithin: RawBuilder<boolean>;
  /** Throws the error of the limit that is exceeded. */
  check(counted: readonly (HitCount | undefined)[]): void;
}

export interface HitCount {
  readonly hits: number;
  readonly window_ends_at: Date;
}

export const hitName = (at: number) => sql.id(`hit_${at}`);

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

const unlimited: RateLimiter = {
  take: async () => {},
  prepare: () => ({ statements: [], areWithin: sql`true`, check: () => {} }),
  forgive: async () => {},
};

export function createRateLimiter(db: Kysely<Database>, isOn: boolean): RateLimiter {
  if (!isOn) return unlimited;
  const refusals = new RecentRefusals();
  const prepare = (attempts: readonly Attempt[], now: Date): PreparedHits => {
    const hits = attempts.map(({ limit, who }) => ({ limit, bucket: bucketOf(limit, who) }));
    for (const { limit, bucket } of hits) {
      const refusedUntil = refusals.find(bucket, now);
      if (refusedUntil) throw new LimitExceeded(limit, refusedUntil, now);
    }
    let areWithin = sql<boolean>`true`;
    const statements: RawBuilder<HitCount>[] = [];
    for (const [at, { limit, bucket }] of hits.entries()) {
      statements.push(hitStatement({ bucket, windowSeconds: limit.windowSeconds, now }, areWithin));
      areWithin = sql`coalesce((select hits from ${hitName(at)}) <= ${limit.hits}, false)`;
    }
    const check = (counts: readonly (HitCount | undefined)[]) => {
      for (const [at, { limit, bucket }] of hits.entries()) {
        const count = counts[at];
        if (!count || count.hits <= limit.hits) continue;
        refusals.add(bucket, now, count.window_ends_at);
        throw new LimitExceeded(limit, count.window_ends_at, now);
      }
    };
    return { statements, areWithin, check };
  };
  return {
    prepare,
    take: async (limit, who, now) => {
      const { statements, check } = prepare([{ limit, who }], now);
      const counted = await Promise.all(statements.map((statement) => statement.execute(db)));
      check(counted.map(({ rows }) => rows[0]));
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

export class LimitExceeded extends AppError {
  readonly limit: RateLimit;

  constructor(limit: RateLimit, windowEndsAt: Date, now: Date) {
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
    super(limit.exceeded, { retryAfterSeconds });
    this.limit = limit;
  }
}

/**
 * One statement, so that all processes count together. A window that has ended starts over with this hit, as does one that ends
 * impossibly late because it began while the clock was wrong.
 */
function hitStatement(
  { bucket, windowSeconds, now }: Hit,
  condition: RawBuilder<boolean>,
): RawBuilder<HitCount> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const latestEnd = new Date(now.getTime() + 2 * windowSeconds * 1000);
  const isOver = sql<boolean>`rate_limits.window_ends_at not between ${new Date(now.getTime() + 1)} and ${latestEnd}`;
  return sql`
    insert into rate_limits (bucket, hits, window_ends_at)
    select ${bucket}::text, 1, ${windowEndsAt}::timestamptz where ${condition}
    on conflict (bucket) do update set
      hits = case when ${isOver} then 1 else rate_limits.hits + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end
    returning hits, window_ends_at`;
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
