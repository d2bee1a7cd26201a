import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LearnedDefaultAnswer } from "#contract/shapes/learned.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ana, freshTokens } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { dismissToast, shownToast } from "../../ui/toast/toast-store.ts";
import { LearnedDialog } from "./learned-dialog.tsx";

const usedAt = "2026-03-10T12:00:00.000Z";
const latte = { table: "FNDDS 2021-2023", code: "92101903" };
const coffee: LearnedDefaultAnswer = {
  ...{ id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a", kind: "food", words: "coffee with milk", usedAt },
  ...{ row: { ...latte, name: "latte with oat drink" }, grams: 180 },
};
const lunch: LearnedDefaultAnswer = {
  ...{ id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3b", kind: "meal", words: "the usual", usedAt },
  name: "Lunch at work",
};
const gone = () => new Response(null, { status: 204 });

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  dismissToast(shownToast()?.id ?? 0);
  cleanup();
  vi.unstubAllGlobals();
});

/** The list is `lists` in turn, its last once no other is left. */
function openList(lists: LearnedDefaultAnswer[][], answers: Parameters<typeof stubServer>[0] = {}) {
  const left = [...lists];
  const list = () => Response.json(left.length > 1 ? left.shift() : left[0]);
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/learned": list,
    "PUT /api/learned": list,
    ...answers,
  });
  renderApp(<LearnedDialog isOpen onClose={() => {}} />);
  return { sent, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

it("says how something gets into an empty list", async () => {
  openList([[]]);
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Forget everything" })).toBeNull();
});

it("shows what words mean, forgets them, and puts them back", async () => {
  const path = `DELETE /api/learned/${coffee.id}`;
  const { sent, user } = openList([[coffee, lunch], [lunch], [coffee, lunch]], { [path]: gone });
  expect(await screen.findByText("latte with oat drink · 180 g")).toBeDefined();
  expect(screen.getByText("A meal called Lunch at work")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Forget “coffee with milk”" }));
  await waitFor(() => expect(screen.queryByText("coffee with milk")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  expect(await screen.findByText("coffee with milk")).toBeDefined();
  const { words, kind, grams } = coffee;
  expect(sent.find(({ line }) => line === "PUT /api/learned")?.body).toEqual({
    entries: [{ kind, words, row: latte, grams }],
  });
});

it("forgets everything, with an undo of all", async () => {
  const { sent, user } = openList([[coffee, lunch], [], [coffee, lunch]], { "DELETE /api/learned": gone });
  await user.click(await screen.findByRole("button", { name: "Forget everything" }));
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  expect(await screen.findByText("the usual")).toBeDefined();
  expect(sent.find(({ line }) => line === "PUT /api/learned")?.body).toMatchObject({
    entries: [{ words: "coffee with milk" }, { words: "the usual", name: "Lunch at work" }],
  });
});

it("changes what words mean, and keeps what was chosen when that fails", async () => {
  const path = `PUT /api/learned/${coffee.id}`;
  const answers = [
    respondWithError(503, "service_unavailable"),
    respondWith({ ...coffee, row: null, grams: 200 }),
  ];
  const { sent, user } = openList(
    [[coffee], [{ ...coffee, row: null, grams: 200 } as LearnedDefaultAnswer]],
    {
      [path]: () => (answers.shift() ?? gone)(),
    },
  );
  await user.click(await screen.findByRole("button", { name: "Change what “coffee with milk” means" }));
  await user.click(screen.getAllByRole("button", { name: "Leave it to Nutri" })[0] as HTMLElement);
  const grams = screen.getByRole("textbox", { name: "Your usual amount" });
  await user.clear(grams);
  await user.type(grams, "200{Tab}");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("200 g")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Change what/ }));
  expect(sent.filter(({ line }) => line === path).map(({ body }) => body)).toEqual(
    Array(2).fill({ kind: "food", row: null, grams: 200 }),
  );
});

it("cannot leave all of it to the general reading: that is forgetting it", async () => {
  const { user } = openList([[coffee]]);
  await user.click(await screen.findByRole("button", { name: "Change what “coffee with milk” means" }));
  for (const button of screen.getAllByRole("button", { name: "Leave it to Nutri" })) await user.click(button);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
});
