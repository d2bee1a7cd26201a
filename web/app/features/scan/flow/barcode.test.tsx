import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clearStorage } from "../../../storage/clear-storage.ts";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { memoryDatabase } from "../../../testing/memory-database.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { placeOfShownDay } from "../place/scan-place.ts";
import { ScannerPage } from "./scanner-page.tsx";
import { findKnownProduct, rememberProduct } from "./waiting/known-products.ts";
import { sendWaitingScans } from "./waiting/send-waiting-scans.ts";
import { deleteWaitingScan, listWaitingScans, logWhenSent } from "./waiting/waiting-scan.ts";

const usage = { canScan: true, remainingScans: 5, dailyLimit: 7, resetTime: "2099-01-01T00:00:00.000Z" };
const noneLeft = { ...usage, canScan: false, remainingScans: 0 };
const signedIn = (left = usage) => ({
  "GET /api/auth/me": respondWith(ana),
  "GET /api/usage/check": respondWith(left),
});
const submit = "POST /api/mealSubmissions/barcode";
const code = "8480000823274";
const milk = exampleAnalysis([exampleFood("milk", 200, 63)]);
const packet = {
  code,
  brand: null,
  unit: "ml",
  servingGrams: 200,
  packGrams: null,
  unknown: [],
  doubts: [],
} as const;
const product = {
  ...exampleAnalysis([{ ...exampleFood("milk", 200, 63), product: { ...packet, unknown: [], doubts: [] } }]),
  name: "Whole milk",
};

beforeAll(() => import("./scan-dialogs.tsx"));
signInBeforeEach();
beforeEach(() => {
  vi.stubGlobal("indexedDB", memoryDatabase());
});

function open() {
  renderApp(<ScannerPage />, { path: "/scanner" });
  // jsdom loads no styles, so it does not know that toasts stay clickable above a dialog.
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

async function type(user: ReturnType<typeof open>, text: string) {
  await user.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await user.click(await screen.findByRole("tab", { name: "Text" }));
  await fillIn(user, screen.getByLabelText("What did you eat?"), text);
  await user.keyboard("{Control>}{Enter}{/Control}");
}

describe("a barcode without a network", () => {
  it("waits as a barcode and is sent as one", async () => {
    stubServer({ ...signedIn(), [submit]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await type(open(), "8480000 823274");
    expect(await screen.findByText(/Your barcode is looked up/)).toBeDefined();

    const sent = stubServer({ ...signedIn(), [submit]: respondWith(milk) });
    await sendWaitingScans(ana.id, () => undefined);
    expect(sent.map(({ line, body }) => [line, body])).toEqual([[submit, { code, language: "en" }]]);
    expect((await listWaitingScans(ana.id))[0]?.outcome?.kind).toBe("analysed");
  });

  const lookUp = async () => {
    stubServer({ ...signedIn(), [submit]: respondWith(product) });
    await type(open(), code);
    await screen.findByRole("button", { name: "Save meal" });
    cleanup();
    localStorage.removeItem(`meal_text:${ana.id}`);
  };

  it("that was looked up before is shown at once, and logged through the queue", async () => {
    await lookUp();
    stubServer({ ...signedIn(), [submit]: () => Promise.reject(new TypeError("Failed to fetch")) });
    const user = open();
    await type(user, code);
    expect(await screen.findByRole("heading", { name: "Whole milk" })).toBeDefined();
    expect(screen.getByText(/200.g · 126.kcal/)).toBeDefined();
    expect(screen.getByText(/It goes into the diary of \w+day, /)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Log it" }));
    await waitFor(async () => expect((await listWaitingScans(ana.id))[0]?.logOn).toMatch(/^\d{4}-/));

    const accept = `POST /api/mealSubmissions/${product.id}/accept`;
    const sent = stubServer({
      ...signedIn(),
      [submit]: respondWith(product),
      [accept]: respondWithError(503, "server_busy"),
    });
    const [{ logOn } = { logOn: undefined }] = await listWaitingScans(ana.id);
    await sendWaitingScans(ana.id, () => undefined);
    expect(await listWaitingScans(ana.id)).toHaveLength(1);
    expect(sent.find(({ line }) => line === accept)?.body).toEqual({
      date: logOn,
      mealType: expect.any(String),
    });

    // The answer to the first attempt was lost: the meal is there.
    stubServer({
      ...signedIn(),
      [submit]: respondWith(product),
      [accept]: respondWithError(409, "submission_already_accepted"),
    });
    await sendWaitingScans(ana.id, () => undefined);
    expect(await listWaitingScans(ana.id)).toEqual([]);
  });

  const waitToBeSent = async () => {
    await lookUp();
    stubServer({ ...signedIn(), [submit]: () => Promise.reject(new TypeError("Failed to fetch")) });
    const user = open();
    await type(user, code);
    await screen.findByRole("heading", { name: "Whole milk" });
    return user;
  };

  it("is logged with the amount that was typed", async () => {
    const user = await waitToBeSent();
    const amount = screen.getByRole("textbox", { name: "Amount of Whole milk" });
    await user.clear(amount);
    await user.type(amount, "300{Tab}");
    expect(screen.getByText(/300.g · 189.kcal/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Log it" }));
    await waitFor(async () => expect((await listWaitingScans(ana.id))[0]?.logGrams).toBe(300));

    const path = `POST /api/mealSubmissions/${product.id}`;
    const sent = stubServer({
      ...signedIn(),
      [submit]: respondWith(product),
      [`${path}/edit`]: respondWith(product),
      [`${path}/accept`]: respondWith({}),
    });
    await sendWaitingScans(ana.id, () => undefined);
    const [food] = product.foods;
    expect(sent.map(({ line }) => line)).toEqual([submit, `${path}/edit`, `${path}/accept`]);
    expect(sent[1]?.body).toEqual({ edits: [{ kind: "portion", foodId: food?.id, grams: 300 }] });
  });

  it("is logged where that is asked for while it is sent", async () => {
    const user = await waitToBeSent();
    const accept = `POST /api/mealSubmissions/${product.id}/accept`;
    const answerOnceLogged = async () => {
      await user.click(screen.getByRole("button", { name: "Log it" }));
      await waitFor(async () => expect((await listWaitingScans(ana.id))[0]?.logOn).toBeDefined());
      return Response.json(product);
    };
    const accepted = respondWithError(409, "submission_already_accepted");
    const sent = stubServer({ ...signedIn(), [submit]: answerOnceLogged, [accept]: accepted });
    await sendWaitingScans(ana.id, () => undefined);
    expect(sent.filter(({ line }) => line === accept)).toHaveLength(1);
    expect(await listWaitingScans(ana.id)).toEqual([]);
  });

  it("is not logged where it was discarded while it was sent", async () => {
    await waitToBeSent();
    const [scan] = await listWaitingScans(ana.id);
    await logWhenSent(ana.id, code, {
      place: placeOfShownDay("2026-03-10"),
      logOn: "2026-03-10",
      logGrams: 200,
    });
    const answerOnceDiscarded = async () => {
      await deleteWaitingScan(scan?.id ?? "");
      return Response.json(product);
    };
    const sent = stubServer({ ...signedIn(), [submit]: answerOnceDiscarded });
    await sendWaitingScans(ana.id, () => undefined);
    expect(sent.some(({ line }) => line.endsWith("/accept"))).toBe(false);
    expect(await listWaitingScans(ana.id)).toEqual([]);
  });

  it("that another account of this browser looked up is not known", async () => {
    await lookUp();
    const ben = { ...ana, id: "ben-1" };
    expect(findKnownProduct(ana.id, code)?.name).toBe("Whole milk");
    expect(findKnownProduct(ben.id, code)).toBeUndefined();
    await clearStorage([ben.id]);
    expect(findKnownProduct(ana.id, code)).toBeUndefined();
  });

  it("remembers the two hundred products that were looked up last", () => {
    for (let at = 0; at <= 200; at++) rememberProduct(ana.id, `code-${at}`, product);
    rememberProduct(ana.id, "no-product", milk);
    expect(findKnownProduct(ana.id, "code-0")).toBeUndefined();
    expect(findKnownProduct(ana.id, "code-1")?.calories).toBe(126);
    expect(findKnownProduct(ana.id, "no-product")).toBeUndefined();
  });

  it("that no product is known for is not taken for a failed analysis", async () => {
    stubServer({ ...signedIn(), [submit]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await type(open(), code);
    await screen.findByText(/Your barcode is looked up/);
    stubServer({ ...signedIn(), [submit]: respondWithError(404, "product_not_found") });
    await sendWaitingScans(ana.id, () => undefined);
    expect((await listWaitingScans(ana.id))[0]?.outcome).toEqual({
      kind: "refused",
      failure: "unknown_product",
    });
  });
});

describe("with no scans left", () => {
  it("a barcode is still looked up, and nothing else is offered", async () => {
    const sent = stubServer({ ...signedIn(noneLeft), [submit]: respondWith(milk) });
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Look up a barcode" }));
    const digits = await screen.findByLabelText("Digits under the bars");
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.queryByRole("button", { name: "Take photo" })).toBeNull();
    // jsdom has no camera; a photo would not help here.
    expect(await screen.findByText("Type the digits under the bars instead.")).toBeDefined();
    expect(screen.queryByText(/Choose a photo/)).toBeNull();
    await user.type(digits, "12 eggs{Enter}");
    expect(screen.getByText("A barcode has 8 to 14 digits.")).toBeDefined();
    await user.clear(digits);
    await user.type(digits, `${code}{Enter}`);
    await screen.findByRole("button", { name: "Save meal" });
    expect(sent.filter(({ line }) => line.startsWith("POST")).map(({ line }) => line)).toEqual([submit]);
  });

  it("an unknown code offers no step that costs a scan, and keeps the digits", async () => {
    stubServer({ ...signedIn(noneLeft), [submit]: respondWithError(404, "product_not_found") });
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Look up a barcode" }));
    await user.type(await screen.findByLabelText("Digits under the bars"), `${code}{Enter}`);
    await screen.findByRole("button", { name: "Type the figures" });
    expect(screen.queryByRole("button", { name: "Photograph the label" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Another barcode" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Digits under the bars")).value).toBe(code);
  });
});

it("a product database that does not answer leads to the label, and can be asked again for the same code", async () => {
  const sent = stubServer({ ...signedIn(), [submit]: respondWithError(503, "product_source_unavailable") });
  const user = open();
  await type(user, code);
  expect(await screen.findByText(/The product database did not answer/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Photograph the label" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Type the figures" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const asked = () => sent.filter(({ line }) => line === submit);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]?.body).toEqual(asked()[0]?.body);
});

describe("a code in a photo that no product is known for", () => {
  it("offers the same next steps as the live camera, beside the result", async () => {
    stubServer({
      ...signedIn(),
      "POST /api/mealSubmissions/text": respondWith({ ...milk, unknownBarcode: code }),
    });
    const user = open();
    await type(user, "milk");
    await screen.findByRole("button", { name: "Save meal" });
    expect(screen.getByText(new RegExp(code))).toBeDefined();
    expect(screen.getByRole("button", { name: "Photograph the label" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Find it by name" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Type the figures" }));
    expect(await screen.findByText(new RegExp(`Code ${code}`))).toBeDefined();
  });
});
