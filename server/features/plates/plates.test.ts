import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import type { PhotoReading } from "#analysis/photo/recogniser.ts";
import { analyserOf } from "#analysis/photo/recogniser-analyser.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import * as learned from "#contract/endpoints/learned.ts";
import { deleteMeal, editMeal, listMeals } from "#contract/endpoints/meals.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { platesMax } from "#contract/limits.ts";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { platePhoto, sendPhoto } from "../../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

/** What the recogniser says next. */
let reading: PhotoReading;
/** Of the photos of one scan, in their order; taken before `reading`. */
let readings: PhotoReading[] = [];
const table = loadFoodTableOnce();
const photoScanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(createTextAnalyser(table), table),
  report: () => {},
  analysersOf: (labels) => [
    [
      analyserOf(
        { name: "embedded", recognise: async () => readings.shift() ?? reading, close: async () => {} },
        labels,
      ),
    ],
  ],
});

/** A plate of its own kind: the same seed looks the same but for some noise. */
function plateLike(seed: number, noise = 0): Uint8Array {
  return Uint8Array.from({ length: plateFeaturesLength }, (_, at) => {
    const wave = Math.sin(seed * 997 + at * (seed + 1)) * 100 + 120;
    return Math.max(0, Math.min(255, wave + noise * Math.sin(at * 13 + noise)));
  });
}

let app: TestApp;
let person: SignedIn;
let photo: Buffer;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100, adapters: { photoScanner } });
  photo = await platePhoto();
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(() => app.close());

type Headers = SignedIn["headers"];

async function scan(
  features: Uint8Array | undefined,
  fields?: Record<string, string>,
  headers: Headers = person.headers,
) {
  reading = { foods: [], foodProbability: 0.9, ...(features && { features }) };
  const { status, body } = await sendPhoto(app, headers, { photo, ...(fields && { fields }) });
  expect(status).toBe(200);
  return body;
}
const edit = (id: string, edits: unknown[], headers: Headers = person.headers) =>
  app.call(scanning.editSubmission, { params: { id }, headers, body: { edits } });
/** Questions that are still open are skipped. */
async function accept(id: string, body: object = {}, headers: Headers = person.headers) {
  const params = { id };
  await app.call(scanning.respondToSubmission, { params, headers, body: [] });
  return app.call(scanning.acceptSubmission, { params, headers, body });
}
const mealsOf = async (who: SignedIn = person) =>
  (await app.call(listMeals, { body: { date: "2026-03-10" }, headers: who.headers })).body;
const listed = async (who: SignedIn = person) =>
  (await app.call(learned.listPlates, { headers: who.headers })).body;
const setMemory = (remembersPlates: boolean, who: SignedIn = person) =>
  app.call(saveSettings, { headers: who.headers, body: { remembersPlates } });

/** One scan of several photos, each with its features. */
async function scanAll(features: readonly Uint8Array[], fields?: Record<string, string>) {
  readings = features.map((each) => ({ foods: [], foodProbability: 0.9, features: each }));
  const others = features.slice(1).map(() => photo);
  const { status, body } = await sendPhoto(app, person.headers, { photo, others, ...(fields && { fields }) });
  expect(status).toBe(200);
  return body;
}

async function eat(name: string, features: Uint8Array, note = "two eggs and a slice of toast") {
  const { id } = await scan(features, { note });
  const { body } = await accept(id, { name });
  app.clock.advance(60_000);
  return body.mealId as string;
}
const namesOf = (body: { ownMeals?: { name: string }[] }) => body.ownMeals?.map(({ name }) => name);

describe("a photo", () => {
  it("is offered the person's own meals that look like it, with what they usually were", async () => {
    const eggs = await eat("Eggs on toast", plateLike(1));
    await eat("Porridge", plateLike(2), "a bowl of porridge with milk");
    const body = await scan(plateLike(1, 20));
    expect(namesOf(body)).toEqual(["Eggs on toast", "Porridge"]);
    const [meal] = (await mealsOf()).filter(({ id }: { id: string }) => id === eggs);
    expect(body.ownMeals[0]).toEqual({
      mealId: eggs,
      name: "Eggs on toast",
      day: "2026-03-10",
      quantity: meal.quantity,
      calories: meal.calories,
    });
    // No claim: the person is still asked.
    expect([body.status, body.foods]).toEqual(["clarification_needed", []]);
  });

  it("becomes the meal that is chosen with one edit, and can be changed before it is saved", async () => {
    const mealId = await eat("Eggs on toast", plateLike(1));
    const { id } = await scan(plateLike(1, 20));
    const { body } = await edit(id, [{ kind: "ownMeal", mealId }]);
    expect([body.status, body.name, body.questions]).toEqual(["analysed", "Eggs on toast", []]);
    expect(body.range.high).toBeGreaterThan(body.range.low);
    const [first, second] = body.foods;
    const changed = await edit(id, [{ kind: "portion", foodId: first.id, grams: 200 }]);
    expect(changed.body.foods.map(({ grams }: { grams: number }) => grams)).toEqual([200, second.grams]);
    await accept(id);
    const saved = await mealsOf();
    expect(saved).toHaveLength(2);
    expect(saved.map(({ name }: { name: string }) => name)).toEqual(["Eggs on toast", "Eggs on toast"]);
  });

  it("takes what was said beside it into the meal that is chosen", async () => {
    const mealId = await eat("Eggs on toast", plateLike(1));
    const { id, ownMeals } = await scan(plateLike(1, 20), { note: "I ate half" });
    const { body } = await edit(id, [{ kind: "ownMeal", mealId }]);
    expect(body.calories / ownMeals[0].calories).toBeCloseTo(0.5, 1);
  });

  it("whose words name the meal asks nothing and offers nothing", async () => {
    await eat("Eggs on toast", plateLike(1));
    const body = await scan(plateLike(1, 20), { note: "a bowl of lentil soup" });
    expect([body.status, body.ownMeals]).toEqual(["analysed", undefined]);
  });

  it("is offered at most four, the likeliest, one for each name", async () => {
    for (let seed = 1; seed <= 6; seed++) await eat(`Meal ${seed}`, plateLike(seed));
    await eat("meal 5", plateLike(5, 60));
    const body = await scan(plateLike(5, 25));
    expect(body.ownMeals).toHaveLength(4);
    expect(namesOf(body)?.[0]).toBe("meal 5");
    expect(new Set(namesOf(body)).size).toBe(4);
  });

  it("is ranked for the hour at which it was shot, not for that at which it is sent", async () => {
    const eatAt = async (name: string, hour: string) => {
      const id = await eat(name, plateLike(1));
      const eaten_at = new Date(`2026-03-09T${hour}:00Z`);
      await app.db.updateTable("meals").set({ eaten_at }).where("id", "=", id).execute();
    };
    await eatAt("Porridge", "08:00");
    await eatAt("Soup", "12:00");
    const eatenAt = "2026-03-10T08:05:00Z";
    expect(namesOf(await scan(plateLike(1, 20)))).toEqual(["Soup", "Porridge"]);
    expect(namesOf(await scan(plateLike(1, 20), { eatenAt }))).toEqual(["Porridge", "Soup"]);
    const odd = await sendPhoto(app, person.headers, { photo, fields: { eatenAt: "this morning" } });
    expect([odd.status, odd.body.code]).toEqual([400, "invalid_request"]);
  });

  it("of several is compared with all of them, by the likest, and all are kept with the meal", async () => {
    const soup = await scanAll([plateLike(1), plateLike(2)], { note: "a bowl of lentil soup" });
    await accept(soup.id, { name: "Soup and salad" });
    await eat("Porridge", plateLike(3));
    expect(await listed()).toMatchObject([{ name: "Porridge" }, { name: "Soup and salad", photos: 2 }]);
    expect(namesOf(await scan(plateLike(2, 20)))?.[0]).toBe("Soup and salad");
    expect(namesOf(await scanAll([plateLike(9), plateLike(3, 20)]))?.[0]).toBe("Porridge");
    expect(namesOf(await scanAll([plateLike(9), plateLike(1, 20)]))?.[0]).toBe("Soup and salad");
  });

  it("of several takes the place of one that looks the same, and not the other way round", async () => {
    const words = { note: "a bowl of lentil soup" };
    await accept((await scan(plateLike(1), words)).id, { name: "Soup" });
    await accept((await scanAll([plateLike(1, 3), plateLike(2)], words)).id, { name: "Soup" });
    expect(await listed()).toMatchObject([{ name: "Soup", photos: 2 }]);
    await accept((await scan(plateLike(2, 3), words)).id, { name: "Soup" });
    expect(await listed()).toMatchObject([{ name: "Soup", photos: 3 }]);
  });

  it("follows what the diary says by now: another name, other foods, or nothing once the meal is deleted", async () => {
    const mealId = await eat("Eggs on toast", plateLike(1));
    const params = { id: mealId };
    const foods = [{ position: 0, grams: 300 }];
    await app.call(editMeal, {
      params,
      headers: person.headers,
      body: { name: "Brunch", foods, revision: 0 },
    });
    const { ownMeals } = await scan(plateLike(1, 20));
    expect(ownMeals).toMatchObject([{ name: "Brunch" }]);
    expect(ownMeals[0].quantity).toBeGreaterThan(300);
    await app.call(deleteMeal, { params, headers: person.headers });
    expect((await scan(plateLike(1, 20))).ownMeals).toBeUndefined();
    expect(
      await app.db.selectFrom("plates").select("id").where("user_id", "=", person.userId).execute(),
    ).toEqual([]);
  });

  it("teaches nothing where it is discarded, or was not seen", async () => {
    const { id } = await scan(plateLike(1), { note: "two eggs" });
    await app.call(scanning.discardSubmission, { params: { id }, headers: person.headers });
    const kept = app.db.selectFrom("meal_submissions").select("features").where("id", "=", id);
    expect(await kept.executeTakeFirst()).toEqual({ features: null });
    const unseen = await scan(undefined, { note: "two eggs" });
    await accept(unseen.id);
    expect(await listed()).toEqual([]);
  });

  it("leaves its numbers with the meal alone once it is saved", async () => {
    await eat("Eggs on toast", plateLike(1));
    const rows = await app.db
      .selectFrom("meal_submissions")
      .select("features")
      .where("user_id", "=", person.userId)
      .execute();
    expect(rows).toEqual([{ features: null }]);
  });
});

describe("the memory", () => {
  it("is one person's: nobody else is offered, told or able to forget anything of it", async () => {
    const mealId = await eat("Eggs on toast", plateLike(1));
    const other = await app.signUp();
    const body = await scan(plateLike(1, 5), undefined, other.headers);
    expect(body.ownMeals).toBeUndefined();
    expect(await listed(other)).toEqual([]);
    const call = { params: { id: mealId }, headers: other.headers };
    expect((await app.call(learned.deletePlate, call)).status).toBe(404);
    await app.call(learned.deleteAllPlates, { headers: other.headers });
    expect((await edit(body.id, [{ kind: "ownMeal", mealId }], other.headers)).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });

  it("is seen, and forgotten by meal or altogether", async () => {
    const first = await eat("Eggs on toast", plateLike(1));
    const second = await eat("Eggs on toast", plateLike(7));
    await eat("Porridge", plateLike(2));
    expect(await listed()).toMatchObject([
      { name: "Porridge", photos: 1 },
      { mealId: second, name: "Eggs on toast", photos: 2 },
    ]);
    await app.call(learned.deletePlate, { params: { id: first }, headers: person.headers });
    expect(await listed()).toMatchObject([{ name: "Porridge" }]);
    await app.call(learned.deleteAllPlates, { headers: person.headers });
    expect(await listed()).toEqual([]);
    expect(await mealsOf()).toHaveLength(3);
  });

  it("takes a photo that looks the same in place of the one before", async () => {
    await eat("Eggs on toast", plateLike(1));
    const again = await eat("Eggs on toast", plateLike(1, 3));
    expect(await listed()).toMatchObject([{ mealId: again, photos: 1 }]);
  });

  it("keeps the newest photos only", async () => {
    const seen_at = (at: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + at * 60_000);
    for (let at = 0; at < platesMax; at++) {
      const id = await seedMeal(app, person, {
        eatenAt: seen_at(at).toISOString(),
        changes: { name: `M${at}` },
      });
      const row = {
        user_id: person.userId,
        id,
        features: randomBytes(plateFeaturesLength),
        seen_at: seen_at(at),
      };
      await app.db.insertInto("plates").values(row).execute();
    }
    const mealId = await eat("Eggs on toast", plateLike(1));
    const names = (await listed()).map(({ name }: { name: string }) => name);
    expect([names.length, names[0], names.includes("M0"), names.includes("M1")]).toEqual([
      platesMax,
      "Eggs on toast",
      false,
      true,
    ]);
    expect(namesOf(await scan(plateLike(1, 10)))?.[0]).toBe("Eggs on toast");
    expect(mealId).toBeDefined();
    // A meal of four photos makes room for all of them.
    const { id } = await scanAll(
      [11, 12, 13, 14].map((seed) => plateLike(seed)),
      { note: "two eggs" },
    );
    await accept(id, { name: "Feast" });
    const left = await listed();
    expect(left[0]).toMatchObject({ name: "Feast", photos: 4 });
    expect(left.reduce((sum: number, { photos }: { photos: number }) => sum + photos, 0)).toBe(platesMax);
  }, 60_000);

  it("is gone once it is turned off, and learns nothing until it is on again", async () => {
    await eat("Eggs on toast", plateLike(1));
    const open = await scan(plateLike(3), { note: "two eggs" });
    await setMemory(false);
    expect(await listed()).toEqual([]);
    await accept(open.id);
    const body = await scan(plateLike(1, 5), { note: "" });
    expect(body.ownMeals).toBeUndefined();
    await eat("Porridge", plateLike(2));
    const rows = app.db.selectFrom("meal_submissions").select("id").where("features", "is not", null);
    expect(await rows.where("user_id", "=", person.userId).execute()).toEqual([]);
    await setMemory(true);
    expect(await listed()).toEqual([]);
    await eat("Porridge", plateLike(2));
    expect(await listed()).toMatchObject([{ name: "Porridge", photos: 1 }]);
  });

  it("of a visitor moves with the session to the account", async () => {
    const visitor = await app.createVisitor();
    const { id, ownMeals } = await scan(plateLike(1), { note: "two eggs and a slice of toast" }, visitor);
    expect(ownMeals).toBeUndefined();
    await accept(id, { name: "Eggs on toast" }, visitor);
    await app.inject({
      method: "POST",
      url: "/api/auth/convert-anonymous",
      headers: person.headers,
      payload: { sessionToken: visitor["x-anonymous-session-token"] },
    });
    expect(await listed()).toMatchObject([{ photos: 1 }]);
    expect((await scan(plateLike(1, 20))).ownMeals).toHaveLength(1);
  });

  it("of a visitor who wants none is not taken over by an account that is turned off", async () => {
    await setMemory(false);
    const visitor = await app.createVisitor();
    const { id } = await scan(plateLike(1), { note: "two eggs" }, visitor);
    await accept(id, {}, visitor);
    await scan(plateLike(2), { note: "an unsaved apple" }, visitor);
    await app.inject({
      method: "POST",
      url: "/api/auth/convert-anonymous",
      headers: person.headers,
      payload: { sessionToken: visitor["x-anonymous-session-token"] },
    });
    expect(
      await app.db.selectFrom("plates").select("id").where("user_id", "=", person.userId).execute(),
    ).toEqual([]);
    const rows = app.db.selectFrom("meal_submissions").select("id").where("features", "is not", null);
    expect(await rows.where("user_id", "=", person.userId).execute()).toEqual([]);
  });

  it("saves the meal although the photo cannot be remembered", async () => {
    await app.db.schema.alterTable("plates").renameTo("plates_away").execute();
    try {
      const { id } = await scan(undefined, { note: "two eggs" });
      await app.db
        .updateTable("meal_submissions")
        .set({ features: Buffer.from(plateLike(1)) })
        .where("id", "=", id)
        .execute();
      expect((await accept(id)).status).toBe(200);
    } finally {
      await app.db.schema
        .alterTable("plates_away" as "plates")
        .renameTo("plates")
        .execute();
    }
    expect(await mealsOf()).toHaveLength(1);
  });
});
