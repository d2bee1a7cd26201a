import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { newId } from "../core/new-id.ts";
import { scanMealToEnd } from "../testing/scan-meal.ts";
import { seedMeal } from "../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";
import type { Owner, SampleCall } from "./make-samples.ts";
import { createSampleCall, endpoints, leavesSessions, named, nameOf, sendSample } from "./send-sample.ts";

const mark = "only-anas-7f3a";
let app: TestApp;
let ana: SignedIn;
let bea: SignedIn;
let people: Record<"ana" | "bea" | "visitor" | "otherVisitor", Owner>;

beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000 });
  [ana, bea] = [await app.signUp({ email: `${mark}@example.com` }), await app.signUp()];
  // Pro, so that no call is refused before it is looked whose the thing is.
  for (const person of [ana, bea]) await app.makePro(person);
  people = {
    ana: { headers: ana.headers, account: ana },
    bea: { headers: bea.headers, account: bea },
    visitor: { headers: await app.createVisitor() },
    otherVisitor: { headers: await app.createVisitor() },
  };
  await fillDiary();
});
afterAll(() => app.close());

/** Whatever the product keeps of a person, marked. */
async function fillDiary() {
  const { headers } = ana;
  await seedMeal(app, ana, {
    eatenAt: "2026-03-10T08:00:00Z",
    figures: { calories: 333.25 },
    changes: { name: `Soup ${mark}` },
  });
  await scanMealToEnd(app, headers, { text: `two eggs ${mark}` });
  const ticket = { name: "Ana", email: `${mark}@example.com`, subject: mark, msg: mark };
  await app.inject({ method: "POST", url: "/api/tickets", headers, payload: ticket });
  for (const name of ["PUT /api/user/profile", "POST /api/goals/daily"]) {
    const endpoint = endpoints.find((known) => nameOf(known) === name);
    if (endpoint)
      await sendSample(app, endpoint, { call: await createSampleCall(app, endpoint, people.ana), headers });
  }
}

const addressed = endpoints.filter(({ path }) => path.includes(":"));
/** Of the browser in which an assistant asked, for each person who uses it (assistants/connecting/consent "is unknown to another browser"). */
const ofBrowser = addressed.filter(({ path }) => path.startsWith("/api/oauth/requests/"));
/** Addressed by a key that everybody has for themselves: a day, or a product's barcode. */
const byOwnKey = addressed.filter(({ path }) => /\/:(?:day|code)$/.test(path));
const byId = addressed.filter((endpoint) => !ofBrowser.includes(endpoint) && !byOwnKey.includes(endpoint));
const forVisitors = byId.filter(({ access }) => access === "visitor");

/** Refused as if it did not exist; then the owner's own call shows that it did, untouched. */
async function expectOnlyOwners(endpoint: AnyEndpoint, owner: Owner, stranger: Owner) {
  const call = await createSampleCall(app, endpoint, owner);
  const refused = await sendSample(app, endpoint, { call, headers: stranger.headers });
  expect(refused.status).toBe(404);
  const nothing = await sendSample(app, endpoint, {
    call: { ...call, params: { id: newId() } },
    headers: stranger.headers,
  });
  expect([refused.status, refused.body]).toEqual([nothing.status, nothing.body]);
  expect((await sendSample(app, endpoint, { call, headers: owner.headers })).status).toBeLessThan(300);
}

describe("a resource addressed by its id", () => {
  it("is covered by these tests", () => {
    expect(byId.length).toBeGreaterThan(7);
    expect(ofBrowser).toHaveLength(3);
    expect(byOwnKey.map(nameOf).sort()).toEqual([
      "DELETE /api/body/weights/:day",
      "DELETE /api/products/own/:code",
      "GET /api/days/:day",
      "PUT /api/body/weights/:day",
      "PUT /api/days/:day",
      "PUT /api/products/own/:code",
    ]);
    expect(byId.filter(({ path }) => path.match(/:\w+/g)?.join() !== ":id")).toEqual([]);
  });

  it.each(named(byId))("%s: does not exist for another person", async (_, endpoint) => {
    await expectOnlyOwners(endpoint, people.ana, people.bea);
  });

  it.each(named(forVisitors))("%s: does not exist across people and visitors", async (_, endpoint) => {
    await expectOnlyOwners(endpoint, people.ana, people.visitor);
    await expectOnlyOwners(endpoint, { headers: await app.createVisitor() }, people.bea);
    await expectOnlyOwners(endpoint, { headers: await app.createVisitor() }, people.otherVisitor);
  });
});

/** `body.items(ownFood).id`: a place for an id in what is sent, in the alternative with that constant. */
function* placesOfIds(schema: z.core.JSONSchema.BaseSchema, place: string): Generator<string> {
  if (schema.format === "uuid") yield place;
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema as Described;
  for (const [name, each] of Object.entries(properties)) yield* placesOfIds(each, `${place}.${name}`);
  if (items) yield* placesOfIds(items, place);
  for (const each of [...anyOf, ...oneOf]) {
    const kind = Object.values(each.properties ?? {}).find((field) => field.const !== undefined)?.const;
    yield* placesOfIds(each, kind === undefined ? place : `${place}(${kind})`);
  }
}
/** What a description of ours has: no `true` in place of a schema, no lists of items. */
interface Described {
  readonly properties?: Readonly<Record<string, z.core.JSONSchema.BaseSchema & Described>>;
  readonly items?: z.core.JSONSchema.BaseSchema;
  readonly anyOf?: readonly (z.core.JSONSchema.BaseSchema & Described)[];
  readonly oneOf?: readonly (z.core.JSONSchema.BaseSchema & Described)[];
  readonly const?: unknown;
}

const sentIds = endpoints.flatMap((endpoint) =>
  (["query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    const json = schema && z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    const places = json ? new Set(placesOfIds(json, part)) : [];
    return [...places].map((place) => ({ name: `${nameOf(endpoint)} ${place}`, endpoint }));
  }),
);

interface SentId {
  /** Makes the thing that is named, as its owner. */
  readonly sample: string;
  readonly send: (id: string) => Pick<SampleCall, "query" | "body">;
}
const item =
  (from: string, more: object = {}, id = "id") =>
  (value: string) => ({
    from,
    [id]: value,
    ...more,
  });
const loggedItems = [
  ["items(ownFood).id", "PUT /api/foods/own/:id", item("ownFood", { grams: 50 })],
  ["items(favourite).id", "DELETE /api/favourites/:id", item("favourite")],
  ["items(recipe).id", "DELETE /api/recipes/:id", item("recipe")],
  ["items(meal).mealId", "DELETE /api/meals/:id", item("meal", {}, "mealId")],
] as const;
const inItems = (name: string) =>
  loggedItems.map(([place, sample, make]): [string, SentId] => [
    `${name} body.${place}`,
    { sample, send: (id) => ({ body: { items: [make(id)] } }) },
  ]);
const inIngredients = (name: string, more: object = {}): [string, SentId] => [
  `${name} body.ingredients(ownFood).id`,
  {
    sample: "PUT /api/foods/own/:id",
    send: (id) => ({
      body: { name: "Cake", servings: 4, ingredients: [item("ownFood", { grams: 50 })(id)], ...more },
    }),
  },
];
const ofMeal = (send: SentId["send"]): SentId => ({ sample: "DELETE /api/meals/:id", send });
const range = { from: "2026-03-01", to: "2026-03-12" };
/** Every place of a query or body that takes an id, but for those of `ownIds`. */
const callsWithIds: Readonly<Record<string, SentId>> = Object.fromEntries([
  ...inItems("POST /api/meals"),
  ...inItems("POST /api/favourites"),
  inIngredients("POST /api/recipes"),
  inIngredients("PUT /api/recipes/:id", { revision: 1 }),
  [
    "PUT /api/meals/usual body.mealId",
    ofMeal((mealId) => ({ body: { mealId, position: null, isListed: false } })),
  ],
  ["POST /api/meals/list body.after", ofMeal((after) => ({ body: { date: "2026-03-10", after } }))],
  ["GET /api/foods/date-range query.after", ofMeal((after) => ({ query: { ...range, after } }))],
]);
/** Compared with what the call itself is about, never looked up. */
const ownIds = [
  // The caller: `consent` "is approved only by the account that the page shows".
  "POST /api/oauth/requests/:id/approve body.userId",
  // The meals that the scan itself offers.
  "POST /api/mealSubmissions/:id/edit body.edits(ownMeal).mealId",
];

describe("an id in a query or a body", () => {
  it("has a call of these tests", () => {
    expect(sentIds.map(({ name }) => name).sort()).toEqual([...Object.keys(callsWithIds), ...ownIds].sort());
  });

  it.each(sentIds.filter(({ name }) => !ownIds.includes(name)))(
    "$name: does not exist for another person",
    async ({ name, endpoint }) => {
      const { sample, send } = callsWithIds[name] as SentId;
      const maker = endpoints.find((known) => nameOf(known) === sample) as AnyEndpoint;
      const answerTo = async (id: string, { headers }: Owner, call: SampleCall) =>
        sendSample(app, endpoint, { call: { ...call, ...send(id) }, headers });
      const { params: thing } = await createSampleCall(app, maker, people.ana);
      const id = thing?.id ?? "";
      const ofBea = await createSampleCall(app, endpoint, people.bea);
      const refused = await answerTo(id, people.bea, ofBea);
      const nothing = await answerTo(newId(), people.bea, ofBea);
      expect(refused.status).toBe(404);
      expect([refused.status, refused.body]).toEqual([nothing.status, nothing.body]);
      const ofAna = await createSampleCall(app, endpoint, people.ana);
      expect((await answerTo(id, people.ana, ofAna)).status).toBeLessThan(300);
    },
  );
});

/** Every row of every table that belongs to a person, whichever tables there are. */
async function rowsOf({ userId }: SignedIn): Promise<string[]> {
  const tables = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_id') order by table_name`.execute(
    app.db,
  );
  expect(tables.rows.length).toBeGreaterThan(5);
  const rows = await Promise.all(
    tables.rows.map(({ table_name: table, column_name: column }) =>
      sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t
        where ${sql.ref(column)}::text = ${userId} order by 1::text`.execute(app.db),
    ),
  );
  return rows.flatMap((found, at) =>
    found.rows.map(({ row }) => `${tables.rows[at]?.table_name} ${JSON.stringify(row)}`),
  );
}

describe("other people's calls", () => {
  it("neither show nor change a person's data", async () => {
    await app.sendMails();
    const kept = await rowsOf(ana);
    const own = await app.inject({ method: "GET", url: "/api/user/export", headers: ana.headers });
    expect(JSON.stringify(own.body)).toContain(mark);
    for (const endpoint of endpoints.filter(leavesSessions)) {
      // Who may not make the call at all gets nothing: `endpoint-access.test.ts`.
      for (const who of endpoint.access === "visitor" ? [people.bea, people.visitor] : [people.bea]) {
        const answer = await sendSample(app, endpoint, {
          call: await createSampleCall(app, endpoint, people.bea),
          headers: who.headers,
        });
        const told = JSON.stringify([answer.headers, answer.body]) ?? "";
        expect(told).not.toContain(mark);
        expect(told).not.toContain("333.25");
        expect(told).not.toContain(ana.userId);
      }
    }
    expect(await rowsOf(ana)).toEqual(kept);
  });

  it("cannot claim another owner by query or header", async () => {
    const asAna = { userId: ana.userId, user_id: ana.userId, owner: ana.userId, email: ana.email };
    const headers = { ...people.bea.headers, "x-user-id": ana.userId, "x-forwarded-user": ana.email };
    for (const endpoint of endpoints.filter(({ method }) => method === "GET")) {
      const call = await createSampleCall(app, endpoint, people.bea);
      const { body } = await sendSample(app, endpoint, {
        call: { ...call, query: { ...call.query, ...asAna } },
        headers,
      });
      expect(JSON.stringify(body) ?? "").not.toContain(mark);
    }
  });
});
