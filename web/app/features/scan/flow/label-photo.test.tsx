import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { labelTable } from "#domain/nutrition/entered-food.ts";
import { queryStore } from "../../../storage/browser-database.ts";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { memoryDatabase } from "../../../testing/memory-database.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { uploadPhoto } from "../../../testing/upload-photo.ts";
import { shownToast } from "../../../ui/toast/toast-store.ts";
import { ScannerPage } from "./scanner-page.tsx";
import { sendWaitingScans } from "./waiting/send-waiting-scans.ts";
import { listWaitingScans } from "./waiting/waiting-scan.ts";

const code = "5709262942503";
const image = "POST /api/mealSubmissions/image";
const signedIn = {
  "GET /api/auth/me": respondWith(ana),
  "GET /api/usage/check": respondWith({
    ...{ canScan: true, remainingScans: 5, dailyLimit: 7, resetTime: "2099-01-01T00:00:00.000Z" },
  }),
  "POST /api/mealSubmissions/barcode": respondWithError(404, "product_not_found"),
};
const muesli = exampleFood("muesli", 40, 372);
const packet = { brand: null, unit: "g", servingGrams: 40, packGrams: 400 } as const;
const readLabel = {
  ...exampleAnalysis([
    {
      ...muesli,
      source: { ...muesli.source, table: labelTable },
      product: { ...packet, code, unknown: [], doubts: [] },
    },
  ]),
  readBy: "label",
};
const unread = { ...exampleAnalysis([muesli]), readBy: "recogniser", unknownBarcode: code };
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

beforeAll(() => import("./scan-dialogs.tsx"));
signInBeforeEach();
beforeEach(() => {
  vi.stubGlobal("indexedDB", memoryDatabase());
  const photoUrls = { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined };
  vi.stubGlobal("URL", Object.assign(URL, photoUrls));
});

function open() {
  renderApp(<ScannerPage />, { path: "/scanner" });
  return userEvent.setup({ applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

type Person = ReturnType<typeof open>;

async function lookUpUnknownCode(person: Person) {
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await person.click(await screen.findByRole("tab", { name: "Text" }));
  await fillIn(person, screen.getByLabelText("What did you eat?"), code);
  await person.keyboard("{Control>}{Enter}{/Control}");
}

const analyseButton = () => screen.findByRole("button", { name: "Analyze meal" });

async function addPhoto(person: Person) {
  await person.click(await screen.findByRole("tab", { name: "Gallery" }));
  await uploadPhoto(person);
  await analyseButton();
}

async function addLabelPhoto(person: Person) {
  await person.click(await screen.findByRole("button", { name: "Photograph the label" }));
  await addPhoto(person);
}

async function photographLabel(person: Person) {
  await addLabelPhoto(person);
  await person.click(await analyseButton());
}

const keptNote = /keeps these figures under the packet’s code/;

it("of a code that nobody knows is sent with the code, and says that the figures are kept under it", async () => {
  const sent = stubServer({ ...signedIn, [image]: respondWith(readLabel) });
  const person = open();
  await lookUpUnknownCode(person);
  await photographLabel(person);
  expect(await screen.findByText(keptNote)).toBeDefined();
  expect(sent.find(({ line }) => line === image)?.body).toMatchObject({ barcode: code });
});

it("keeps its code when it is taken again, and forgets it with the next scan", async () => {
  const sent = stubServer({ ...signedIn, [image]: respondWith(unread) });
  const person = open();
  await lookUpUnknownCode(person);
  await photographLabel(person);
  await photographLabel(person);
  await screen.findByRole("button", { name: "Photograph the label" });
  expect(screen.queryByText(keptNote)).toBeNull();
  await person.keyboard("{Escape}");
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await addPhoto(person);
  await person.click(await analyseButton());
  const codes = () => sent.filter(({ line }) => line === image).map(({ body }) => body);
  await waitFor(() => expect(codes()).toHaveLength(3));
  const usual = { language: "en", eatenAt: expect.any(String) };
  const withCode = { ...usual, barcode: code };
  expect(codes()).toEqual([withCode, withCode, usual]);
});

it("keeps its code when the closed dialog is opened again with an undo", async () => {
  const sent = stubServer({ ...signedIn, [image]: respondWith(readLabel) });
  const person = open();
  await lookUpUnknownCode(person);
  await addLabelPhoto(person);
  await person.keyboard("{Escape}");
  await waitFor(() => expect(shownToast()?.action?.label).toBe("Undo"));
  act(() => shownToast()?.action?.onSelect());
  await person.click(await analyseButton());
  await screen.findByText(keptNote);
  expect(sent.find(({ line }) => line === image)?.body).toMatchObject({ barcode: code });
});

it("waits without a network like any photo, and ends as a label under its code", async () => {
  stubServer({ ...signedIn, [image]: offline });
  const person = open();
  await lookUpUnknownCode(person);
  await photographLabel(person);
  await screen.findByText(/Your photo is sent by itself/);
  const [waiting] = await listWaitingScans(ana.id);
  expect(waiting).toMatchObject({ packetCode: code, outcome: null });

  const sent = stubServer({ ...signedIn, [image]: respondWith(readLabel) });
  await sendWaitingScans(ana.id, () => undefined);
  const body = { barcode: code, language: "en", eatenAt: waiting?.eatenAt?.toISOString() };
  expect(sent.map((each) => [each.line, each.body])).toEqual([[image, body]]);
  const [answered] = await listWaitingScans(ana.id);
  expect(answered?.outcome).toMatchObject({ kind: "analysed", submission: { readBy: "label" } });
});

it("keeps its code through a reload of the page, as the photo does", async () => {
  const sent = stubServer({ ...signedIn, [image]: respondWith(readLabel) });
  const person = open();
  await lookUpUnknownCode(person);
  await addLabelPhoto(person);
  cleanup();

  const again = open();
  await again.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await again.click(await screen.findByRole("tab", { name: "Gallery" }));
  await again.click(await analyseButton());
  await screen.findByText(keptNote);
  expect(sent.find(({ line }) => line === image)?.body).toMatchObject({ barcode: code });
});

it("keeps its code with the photo when the analysis failed and the dialog was closed", async () => {
  stubServer({ ...signedIn, [image]: respondWithError(500, "internal_error") });
  const person = open();
  await lookUpUnknownCode(person);
  await photographLabel(person);
  await screen.findByRole("alert");
  await person.keyboard("{Escape}");

  const sent = stubServer({ ...signedIn, [image]: respondWith(readLabel) });
  await person.click(await screen.findByRole("button", { name: "Scan a meal" }));
  await person.click(await analyseButton());
  await screen.findByText(keptNote);
  expect(sent.find(({ line }) => line === image)?.body).toMatchObject({ barcode: code });
});

it("that an earlier version stored is sent all the same", async () => {
  const photo = new Blob(["x"], { type: "image/jpeg" });
  const stored = {
    id: "one",
    personId: ana.id,
    keptAt: new Date(),
    language: "en",
    words: "half",
    image: photo,
  };
  await queryStore("waiting-scans", "readwrite", (store) => store.put({ ...stored, outcome: null }, "one"));
  const sent = stubServer({ ...signedIn, [image]: respondWith(readLabel) });
  await sendWaitingScans(ana.id, () => undefined);
  expect(sent.map(({ line, body }) => [line, body])).toEqual([[image, { language: "en", note: "half" }]]);
});
