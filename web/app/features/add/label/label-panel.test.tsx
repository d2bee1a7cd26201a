import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { uploadPhoto } from "../../../testing/upload-photo.ts";
import { shownToast } from "../../../ui/toast/toast-store.ts";
import { LabelPanel } from "./label-panel.tsx";
import type { LabelReading } from "./label-values.ts";

const code = "5709262942503";
const keep = `PUT /api/products/own/${code}`;
const figure = (nutrient: LabelReading["columns"][number]["figures"][number]["nutrient"], value: number) => ({
  ...{ nutrient, value, isBelow: false, doubt: null },
});
const reading: LabelReading = {
  columns: [
    {
      ...{ basis: "per100Millilitres", isBasisGuessed: false, isPrepared: false },
      figures: [
        figure("energyKcal", 44),
        figure("protein", 1),
        figure("carbohydrate", 9),
        figure("fat", 0.5),
        figure("sugars", 4),
      ],
      micronutrients: [
        { nutrient: "calcium", value: 120, isBelow: false, doubt: null },
        { nutrient: "iron", value: 9, isBelow: false, doubt: "unclear" },
      ],
    },
  ],
  ...{ barcode: code, servingGrams: null, servingMillilitres: 250, servingsPerContainer: null },
  ...{ area: { left: 0, top: 0, width: 1, height: 1 }, quarterTurns: 0 },
};
const food = {
  ...{
    id: "01890a5d-ac96-774b-bcce-b302099a8057",
    name: "Oat drink",
    calories: 44,
    protein: 1,
    carbs: 9,
    fat: 0.5,
    fiber: 0,
  },
  ...{ portionGrams: 250, isFromLabel: true, unknown: ["fiber"], doubts: [] },
  ...{ sugars: 4, saturatedFat: null, salt: null },
};
const figures = { calories: 44, protein: 1, carbs: 9, fat: 0.5, fiber: null };
const kept = {
  ...{ code, name: "Oat drink", brand: null, unit: "ml", servingGrams: 250, packGrams: null },
  figures: { ...figures, sugars: null, saturatedFat: null, salt: null, alcohol: null, polyols: null },
  micronutrients: { calcium: 120 },
  doubts: [],
};
const answers = (label: LabelReading) => ({
  "GET /api/auth/me": respondWith(ana),
  "GET /api/usage/check": respondWith({
    ...{ canScan: true, remainingScans: 5, dailyLimit: 7, resetTime: "2099-01-01T00:00:00.000Z" },
  }),
  "POST /api/labels/read": respondWith(label),
  "POST /api/foods/own": respondWith(food, 201),
  "GET /api/foods/own": respondWith([food]),
});

signInBeforeEach();

async function saveLabel() {
  const onView = vi.fn();
  renderApp(<LabelPanel onBack={() => {}} onView={onView} />);
  const person = userEvent.setup({ applyAccept: false });
  await uploadPhoto(person);
  const name = await screen.findByRole("textbox", { name: "Name" });
  await person.type(name, "Oat drink");
  const hint = screen.queryByText(new RegExp(code));
  // The sheet around it shows the button.
  fireEvent.submit(name);
  await waitFor(() => expect(onView).toHaveBeenCalled());
  return { hint };
}

it("keeps the food under the code that the photo shows, and what the label does not state as unknown", async () => {
  const sent = stubServer({ ...answers(reading), [keep]: respondWith(kept) });
  expect((await saveLabel()).hint?.textContent).toContain("Calcium 120\u00a0mg");
  await waitFor(() => expect(sent.some(({ line }) => line === keep)).toBe(true));
  expect(sent.find(({ line }) => line === keep)?.body).toEqual({
    ...{ name: "Oat drink", unit: "ml", servingGrams: 250, packGrams: null },
    figures: { ...figures, sugars: 4, saturatedFat: null, salt: null },
    micronutrients: { calcium: 120 },
  });
});

it("saves the food alone without a code", async () => {
  const sent = stubServer(answers({ ...reading, barcode: null }));
  expect((await saveLabel()).hint).toBeNull();
  expect(sent.filter(({ line }) => line.startsWith("PUT"))).toEqual([]);
});

it("says so where the code could not be kept: the food is saved", async () => {
  stubServer({ ...answers(reading), [keep]: respondWithError(422, "own_product_limit_exceeded") });
  await saveLabel();
  await waitFor(() => expect(shownToast()?.title).toBe("The food is saved, but not under its code"));
});
