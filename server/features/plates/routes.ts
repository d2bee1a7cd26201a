import type { Kysely } from "kysely";
import { deleteAllPlates, deletePlate, listPlates } from "#contract/endpoints/learned.ts";
import { deleteMealPicture, listMealPictures } from "#contract/endpoints/meals.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { deletePicture, listPicturesOfDay } from "./pictures-table.ts";
import { countPlates, forgetAllPlates, forgetPlatesOf } from "./plates-table.ts";

export function servePlates(serve: Serve, db: Kysely<Database>): void {
  serve(listPlates, async ({ caller }) =>
    (await countPlates(db, caller.userId)).map(({ seenAt, ...plates }) => ({
      ...plates,
      seenAt: seenAt.toISOString(),
    })),
  );

  serve(deletePlate, async ({ params, caller }) => {
    if (!(await forgetPlatesOf(db, caller.userId, params.id)))
      throw new AppError("learned_default_not_found");
  });

  serve(listMealPictures, async ({ query, caller }) =>
    (await listPicturesOfDay(db, caller.userId, query.day)).map(({ mealId, picture }) => ({
      mealId,
      picture: Buffer.from(picture).toString("base64"),
    })),
  );

  serve(deleteMealPicture, async ({ params, caller }) => {
    if (!(await deletePicture(db, caller.userId, params.id))) throw new AppError("meal_not_found");
  });

  serve(deleteAllPlates, ({ caller }) => forgetAllPlates(db, caller.userId));
}
