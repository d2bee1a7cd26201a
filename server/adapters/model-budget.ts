import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type ModelBudget, type Spender, tokensSetAside } from "#analysis/language-model/model-budget.ts";
import { type CalendarDay, calendarDayIn } from "#domain/time/calendar-day.ts";
import type { Database } from "../database/schema.ts";

/** Providers count days in UTC. */
const zone = "UTC";
/** Shares of the day's tokens that one caller, one network and all visitors may use; at least enough for a few photos. */
const shareOfCaller = 1 / 10;
const shareOfNetwork = 1 / 4;
const shareOfVisitors = 1 / 2;
const minShareTokens = 3 * tokensSetAside;

class TokenLimitReached extends Error {}

/**
 * Counted in the database, so that all processes share one budget. Tokens that a killed process had set aside stay spent: a day
 * may use less than the limit, never more.
 */
export function createModelBudget(db: Kysely<Database>, dailyTokens: number, clock: () => Date): ModelBudget {
  const today = () => calendarDayIn(zone, clock());
  const tokensOf = (share: number) => Math.max(dailyTokens * share, minShareTokens);
  const shares = ({ caller, network, isVisitor = false }: Spender) => [
    { who: hashSpender(`caller ${caller}`), max: tokensOf(shareOfCaller) },
    { who: hashSpender(`network ${network}`), max: tokensOf(shareOfNetwork) },
    ...(isVisitor ? [{ who: hashSpender("visitors"), max: tokensOf(shareOfVisitors) }] : []),
  ];
  return {
    setAside: async (tokens, spender) => {
      if (tokens > dailyTokens) return false;
      const day = today();
      try {
        await db.transaction().execute(async (transaction) => {
          for (const share of shares(spender)) await spendFromShare(transaction, { day, tokens, ...share });
          await spendFromDay(transaction, { day, tokens, max: dailyTokens });
        });
        return true;
      } catch (failure) {
        if (failure instanceof TokenLimitReached) return false;
        throw failure;
      }
    },
    settle: async (setAsideTokens, usedTokens, spender) => {
      const more = sql<number>`greatest(0, tokens + ${usedTokens - setAsideTokens})`;
      const day = today();
      // One by one: a statement that locks several in another order could wait for a call that waits for it.
      for (const { who } of shares(spender)) {
        const share = db.updateTable("language_model_shares").set({ tokens: more });
        await share.where("day", "=", day).where("spender", "=", who).execute();
      }
      await db.updateTable("language_model_spend").set({ tokens: more }).where("day", "=", day).execute();
    },
  };
}

/** Hashed, so that the table contains no accounts or addresses. */
function hashSpender(who: string): string {
  return createHash("sha256").update(who).digest("base64url");
}

interface Spending {
  readonly day: CalendarDay;
  readonly tokens: number;
  readonly max: number;
}

async function spendFromShare(
  db: Kysely<Database>,
  { day, who, tokens, max }: Spending & { readonly who: string },
): Promise<void> {
  const taken = await db
    .insertInto("language_model_shares")
    .values({ day, spender: who, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "spender"])
        .doUpdateSet({ tokens: sql`language_model_shares.tokens + ${tokens}` })
        .where(sql<boolean>`language_model_shares.tokens + ${tokens} <= ${max}`),
    )
    .returning("day")
    .executeTakeFirst();
  if (!taken) throw new TokenLimitReached();
}

async function spendFromDay(db: Kysely<Database>, { day, tokens, max }: Spending): Promise<void> {
  const taken = await db
    .insertInto("language_model_spend")
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet({ tokens: sql`language_model_spend.tokens + ${tokens}` })
        .where(sql<boolean>`language_model_spend.tokens + ${tokens} <= ${max}`),
    )
    .returning("day")
    .executeTakeFirst();
  if (!taken) throw new TokenLimitReached();
}
