import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import type { OwnFood } from "./addable.ts";
import { OwnFoodForm } from "./own-food-form.tsx";

const oats: OwnFood = {
  ...{ id: "01890a5d-ac96-774b-bcce-b302099a8057", name: "Oats", calories: 372 },
  ...{ protein: 13.5, carbs: 68.7, fat: 7, fiber: 10, unknown: [], doubts: [] },
  ...{ sugars: 1.2, saturatedFat: null, salt: 0.5 },
  ...{ portionGrams: 40, isFromLabel: false },
};
const add = "POST /api/foods/own";

signInBeforeEach();

function open(country: string | null, food?: OwnFood) {
  const sent = stubServer({
    "GET /api/auth/me": respondWith({ ...ana, country }),
    [add]: respondWith(oats, 201),
    "GET /api/foods/own": respondWith([oats]),
  });
  renderApp(<OwnFoodForm food={food} onBack={() => {}} onView={() => {}} />);
  return { sent, user: userEvent.setup() };
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
async function fill(user: ReturnType<typeof userEvent.setup>, figures: Readonly<Record<string, string>>) {
  await user.type(field(/^Name/), "Oats");
  for (const [name, text] of Object.entries(figures)) await user.type(field(new RegExp(`^${name}`)), text);
}
// The sheet around it shows the button.
const save = () => fireEvent.submit(field(/^Name/));
const bodyOf = (sent: ReturnType<typeof open>["sent"]) => sent.find(({ line }) => line === add)?.body;

it("adds the fibre that a European label leaves out, says so, and sends what is empty as unknown", async () => {
  const { sent, user } = open(null);
  await fill(user, { Calories: "372", Carbohydrate: "58.7", Fiber: "10" });
  expect(screen.getByText(/Counted with its fiber: 6[89]/)).toBeDefined();
  save();
  await waitFor(() => expect(bodyOf(sent)).toBeDefined());
  expect(bodyOf(sent)).toMatchObject({ carbs: 68.7, fiber: 10, protein: null, fat: null });
});

it("takes the carbohydrate as it is where the person says that it includes fibre", async () => {
  const { sent, user } = open(null);
  await fill(user, { Calories: "372", Carbohydrate: "68.7", Fiber: "10" });
  await user.click(screen.getByRole("radio", { name: "Yes: US, Canada" }));
  save();
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ carbs: 68.7, fiber: 10 }));
});

it("shows a kept food's carbohydrate as a label would print it", () => {
  open(null, oats);
  expect([field(/^Carbohydrate/).value, field(/^Fiber/).value]).toEqual(["58.7", "10"]);
});

it("asks for sugars, saturated fat and salt as the barcode form does, and keeps those that it does not change", async () => {
  const { sent, user } = open(null);
  await fill(user, { Calories: "372", Sugars: "1,2", Salt: "0.5" });
  save();
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ sugars: 1.2, saturatedFat: null, salt: 0.5 }));
  cleanup();
  open(null, oats);
  expect([field(/^Sugars/).value, field(/^Saturated/).value, field(/^Salt/).value]).toEqual([
    "1.2",
    "",
    "0.5",
  ]);
});

it("asks an American for sodium in mg", async () => {
  const { sent, user } = open("US");
  await user.type(await screen.findByRole("textbox", { name: "Sodium (mg)" }), "120");
  await fill(user, { Calories: "190" });
  await user.type(field(/^One portion/), "60");
  save();
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ salt: 0.5, sugars: null }));
});

it("says before it saves that the figures contradict each other, and keeps them when saved again", async () => {
  const { sent, user } = open(null);
  await fill(user, { Calories: "850", Protein: "3", Carbohydrate: "12", Fat: "3" });
  save();
  expect(await screen.findByText("The calories don’t fit the protein, carbohydrate and fat.")).toBeDefined();
  expect(bodyOf(sent)).toBeUndefined();
  save();
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ calories: 850, protein: 3, carbs: 12, fat: 3 }));
});

it("asks whether figures for 100 g are a serving's, and keeps them when saved again", async () => {
  const { sent, user } = open(null);
  await fill(user, { Calories: "120", Protein: "3", Carbohydrate: "22", Fat: "2" });
  await user.clear(field(/^One portion/));
  await user.type(field(/^One portion/), "30");
  save();
  await screen.findByText("These look like the figures of one serving, not of 100 g.");
  expect(bodyOf(sent)).toBeUndefined();
  save();
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ calories: 120, portionGrams: 30 }));
});

it("takes the figures of a serving as a label of the United States prints them, and asks for its weight", async () => {
  const { sent, user } = open("US");
  await screen.findByText("In one serving, as the label says");
  await fill(user, { Calories: "190", Protein: "21" });
  save();
  expect(await screen.findByText(/^Enter a number from|^A number from/)).toBeDefined();
  expect(bodyOf(sent)).toBeUndefined();
  await user.type(field(/^One portion/), "60");
  save();
  await waitFor(() =>
    expect(bodyOf(sent)).toMatchObject({ calories: 316.67, protein: 35, portionGrams: 60 }),
  );
});
