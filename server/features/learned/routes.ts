import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/learned.ts";
import type { LearnedDefaultAnswer } from "#contract/shapes/learned.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { RowKey } from "#domain/nutrition/learned-defaults.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import type { Language } from "#domain/people/language.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { countChange } from "../../http/count-change.ts";
import type { Serve } from "../../http/serve.ts";
import { lockAccount } from "../account/lock-account.ts";
import { deleteAllLearned, deleteLearned, updateLearned } from "./change-learned-table.ts";
import { type LearnedDefault, listLearned, saveTaught } from "./learned-table.ts";

interface LearnedParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}

function presentLearned(entry: LearnedDefault, language: Language, findFood: FindFood): LearnedDefaultAnswer {
  const usedAt = entry.usedAt.toISOString();
  if (entry.kind === "meal") return { ...entry, usedAt };
  const { row } = entry;
  const found = row && findFood(row.table, row.code);
  const name = found ? (found.nameIn?.(language) ?? found.source.description) : null;
  return { ...entry, usedAt, row: row && { ...row, name } };
}

export function serveLearned(serve: Serve, { db, findFood }: LearnedParts): void {
  const present = (entry: LearnedDefault, language: Language) => presentLearned(entry, language, findFood);
  const presentAll = async (userId: string, language: Language) =>
    (await listLearned(db, userId)).map((entry) => present(entry, language));
  const requireRow = (row: RowKey | null) => {
    if (row && !findFood(row.table, row.code)) throw new AppError("food_not_found");
  };

  serve(endpoints.listLearned, ({ caller, acceptLanguage }) =>
    presentAll(caller.userId, preferredLanguage(acceptLanguage)),
  );

  serve(
    endpoints.putLearned,
    async ({ body: { entries }, caller: { userId }, now, acceptLanguage }) => {
      for (const entry of entries) if (entry.kind === "food") requireRow(entry.row);
      const taught = entries.map((entry) => ({ ...entry, words: typedWords(entry.words) ?? entry.words }));
      const byWords = new Map(taught.map((entry) => [`${entry.kind} ${entry.words}`, entry]));
      await db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, userId);
        await saveTaught(transaction, { userId, taught: [...byWords.values()], now });
      });
      return presentAll(userId, preferredLanguage(acceptLanguage));
    },
    countChange,
  );

  serve(
    endpoints.changeLearned,
    async ({ params: { id }, body: changed, caller, acceptLanguage }) => {
      if (changed.kind === "food") requireRow(changed.row);
      const entry = await updateLearned(db, caller.userId, { id, changed });
      if (!entry) throw new AppError("learned_default_not_found");
      return present(entry, preferredLanguage(acceptLanguage));
    },
    countChange,
  );

  serve(endpoints.deleteLearned, async ({ params, caller }) => {
    if (!(await deleteLearned(db, caller.userId, params.id))) throw new AppError("learned_default_not_found");
  });

  serve(endpoints.deleteAllLearned, ({ caller }) => deleteAllLearned(db, caller.userId));
}
