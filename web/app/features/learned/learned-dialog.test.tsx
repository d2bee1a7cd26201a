import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { LearnedDefaultAnswer } from "#contract/shapes/learned.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { shownToast } from "../../ui/toast/toast-store.ts";
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
const gone = { ...latte, name: null };
const noContent = () => new Response(null, { status: 204 });

signInBeforeEach();

/** The list is `lists` in turn, its last once no other is left; null is a list that cannot be read. */
function openList(lists: (LearnedDefaultAnswer[] | null)[], answers: Parameters<typeof stubServer>[0] = {}) {
  const left = [...lists];
  const list = () => {
    const next = left.length > 1 ? left.shift() : left[0];
    return next ? Response.json(next) : respondWithError(503, "service_unavailable")();
  };
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/learned": list,
    "PUT /api/learned": list,
    "GET /api/learned/plates": respondWith([]),
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
  const { sent, user } = openList([[coffee, lunch], [lunch], [coffee, lunch]], { [path]: noContent });
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

type Person = ReturnType<typeof openList>["user"];

async function forgetAll(user: Person) {
  await user.click(await screen.findByRole("button", { name: "Forget everything" }));
  const question = await screen.findByRole("dialog", { name: "Forget everything?" });
  await user.click(within(question).getByRole("button", { name: "Forget everything" }));
}

it("asks before it forgets everything", async () => {
  const { sent, user } = openList([[coffee]]);
  await user.click(await screen.findByRole("button", { name: "Forget everything" }));
  const question = await screen.findByRole("dialog", { name: "Forget everything?" });
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Forget everything?" })).toBeNull());
  expect(sent.some(({ line }) => line.startsWith("DELETE"))).toBe(false);
  expect(screen.getByText("coffee with milk")).toBeDefined();
});

it("puts back what it can of a list with foods that the table has no longer", async () => {
  const tea: LearnedDefaultAnswer = { ...coffee, id: `${coffee.id.slice(0, -1)}c`, words: "tea", row: gone };
  const juice: LearnedDefaultAnswer = {
    ...tea,
    id: `${coffee.id.slice(0, -1)}d`,
    words: "juice",
    grams: null,
  };
  const { sent, user } = openList([[tea, juice, lunch], []], { "DELETE /api/learned": noContent });
  await forgetAll(user);
  await screen.findByText(/^Nothing yet/);
  await user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  await waitFor(() => expect(sent.some(({ line }) => line === "PUT /api/learned")).toBe(true));
  expect(sent.find(({ line }) => line === "PUT /api/learned")?.body).toEqual({
    entries: [
      { kind: "food", words: "tea", row: null, grams: 180 },
      { kind: "meal", words: "the usual", name: "Lunch at work" },
    ],
  });
});

it("offers no undo where nothing can be put back", async () => {
  const juice: LearnedDefaultAnswer = { ...coffee, row: gone, grams: null };
  const { user } = openList([[juice], []], { [`DELETE /api/learned/${coffee.id}`]: noContent });
  await user.click(await screen.findByRole("button", { name: "Forget “coffee with milk”" }));
  await waitFor(() => expect(shownToast()?.title).toBe("Forgotten: “coffee with milk”"));
  expect(shownToast()?.action).toBeUndefined();
});

it("forgets everything, with an undo of all", async () => {
  const { sent, user } = openList([[coffee, lunch], [], [coffee, lunch]], {
    "DELETE /api/learned": noContent,
  });
  await forgetAll(user);
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  expect(await screen.findByText("the usual")).toBeDefined();
  expect(sent.find(({ line }) => line === "PUT /api/learned")?.body).toMatchObject({
    entries: [{ words: "coffee with milk" }, { words: "the usual", name: "Lunch at work" }],
  });
});

it("changes what words mean, and keeps what was chosen when neither that nor the list can be reached", async () => {
  const path = `PUT /api/learned/${coffee.id}`;
  const answers = [
    respondWithError(503, "service_unavailable"),
    respondWith({ ...coffee, row: null, grams: 200 }),
  ];
  const { sent, user } = openList([[coffee], null, null, [{ ...coffee, row: null, grams: 200 }]], {
    [path]: () => (answers.shift() ?? noContent)(),
  });
  await user.click(await screen.findByRole("button", { name: "Change what “coffee with milk” means" }));
  await user.click(screen.getByRole("button", { name: "Leave the food to Nutri" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a food" })),
  );
  const grams = screen.getByRole("textbox", { name: "Your usual amount" });
  await user.clear(grams);
  await user.type(grams, "200{Tab}");
  await user.click(screen.getByRole("button", { name: "Save" }));
  // The list is asked for twice before it counts as failed.
  expect(await screen.findByRole("alert")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("200 g")).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Change what/ })),
  );
  expect(sent.filter(({ line }) => line === path).map(({ body }) => body)).toEqual(
    Array(2).fill({ kind: "food", row: null, grams: 200 }),
  );
});

it("cannot leave all of it to the general reading: that is forgetting it", async () => {
  const { user } = openList([[coffee]]);
  await user.click(await screen.findByRole("button", { name: "Change what “coffee with milk” means" }));
  await user.click(screen.getByRole("button", { name: "Leave the food to Nutri" }));
  await user.click(screen.getByRole("button", { name: "Leave the amount to Nutri" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Set an amount" })),
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Set an amount" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Leave the amount to Nutri" })),
  );
});
