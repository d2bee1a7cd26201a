import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import { readLabel } from "#contract/endpoints/labels.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import { loadLabelReaderOnce } from "../../testing/label-reader.ts";
import { labelPhoto, labelWithCode, platePhoto, sendPhoto } from "../../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 5, adapters: { labelReader: await loadLabelReaderOnce() } });
  person = await app.signUp();
});
afterAll(() => app.close());

const send = (photo: Buffer) => sendPhoto(app, person.headers, { photo, url: readLabel.path });
const scansLeft = async () => (await app.call(checkUsage, { headers: person.headers })).body.remainingScans;

it("reads a label, which counts as a scan", async () => {
  const before = await scansLeft();
  const { status, body } = await send(await labelPhoto());
  expect(status).toBe(200);
  expect(body).toMatchObject({ barcode: null, servingGrams: 40, servingsPerContainer: 10, quarterTurns: 0 });
  expect(body.columns[0]).toMatchObject({ basis: "per100Grams", isBasisGuessed: false });
  expect(body.columns[0].figures).toContainEqual({
    nutrient: "energyKcal",
    value: 372,
    isBelow: false,
    doubt: null,
  });
  expect(await scansLeft()).toBe((before ?? 0) - 1);
});

it("counts no scan whose answer could not be stored, so that a repeat counts one", async () => {
  const before = (await scansLeft()) ?? 0;
  const headers = { ...person.headers, "idempotency-key": "label" };
  const sendOnce = async () => sendPhoto(app, headers, { photo: await labelPhoto(), url: readLabel.path });
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.state = 'done' then raise exception 'no'; end if; return new; end $$`.execute(app.db);
  await sql`create trigger refuse before update on idempotency_keys
    for each row execute function refuse()`.execute(app.db);
  expect((await sendOnce()).status).toBe(500);
  expect(await scansLeft()).toBe(before);
  await sql`drop function refuse cascade`.execute(app.db);
  const { status, body } = await sendOnce();
  expect(status).toBe(200);
  expect((await sendOnce()).body).toEqual(body);
  expect(await scansLeft()).toBe(before - 1);
});

it("answers the packet's code where the photo shows it, but not that of a book", async () => {
  const codeOf = async (code: string) => (await send(await labelWithCode(code))).body.barcode;
  expect(await codeOf("5709262942503")).toBe("5709262942503");
  expect(await codeOf("9780306406157")).toBeNull();
});

it("refuses a plate, which costs no scan", async () => {
  const before = await scansLeft();
  const { status, body } = await send(await platePhoto());
  expect([status, body.code]).toEqual([422, "label_unreadable"]);
  expect(await scansLeft()).toBe(before);
});

it("names the label as the source of what is logged", async () => {
  const { headers } = person;
  const fields = { name: "Muesli", calories: 372, portionGrams: 40, isFromLabel: true };
  const food = await app.call(logging.addOwnFood, { headers, body: fields });
  expect(food.body.isFromLabel).toBe(true);
  const items = [{ from: "ownFood" as const, id: food.body.id, grams: 40 }];
  const meal = await app.call(logging.logMeal, { headers, body: { items } });
  expect(meal.body.foods[0]?.source.table).toBe("Label, photographed by you");
});
