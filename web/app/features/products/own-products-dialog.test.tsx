import { screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import { OwnProductsDialog } from "./own-products-dialog.tsx";
import type { OwnProduct } from "./own-products-queries.ts";

const code = "5709262942503";
const figures = {
  calories: 372,
  protein: 11,
  carbs: 60,
  fat: 7.5,
  fiber: null,
  sugars: 12,
  saturatedFat: 1.5,
};
const muesli: OwnProduct = {
  ...{ code, name: "Muesli", brand: "Mill", unit: "g", servingGrams: 40, packGrams: 400 },
  figures: { ...figures, salt: 0.2, alcohol: null, polyols: 3 },
  micronutrients: { iron: 8.5 },
  doubts: [],
};
const { code: _, doubts: __, ...muesliBody } = muesli;
const path = `/api/products/own/${code}`;

signInBeforeEach();

function openList(lists: OwnProduct[][], answers: Parameters<typeof stubServer>[0] = {}) {
  const left = [...lists];
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/products/own": () => Response.json(left.length > 1 ? left.shift() : left[0]),
    ...answers,
  });
  renderApp(<OwnProductsDialog isOpen onClose={() => {}} />);
  return { sent, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

it("says how something gets into an empty list", async () => {
  openList([[]]);
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
});

it("shows a packet, deletes it, and puts it back", async () => {
  const { sent, user } = openList([[muesli], [], [muesli]], {
    [`DELETE ${path}`]: () => new Response(null, { status: 204 }),
    [`PUT ${path}`]: respondWith(muesli),
  });
  expect(await screen.findByText(/^Mill · 372.kcal in 100.g · 5709262942503$/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Delete Muesli" }));
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  expect(await screen.findByText("Muesli")).toBeDefined();
  expect(sent.find(({ line }) => line === `PUT ${path}`)?.body).toEqual(muesliBody);
});

it("changes a figure, and keeps what the form does not ask for", async () => {
  const changed = { ...muesli, figures: { ...muesli.figures, fat: 8.25 } };
  const { sent, user } = openList([[muesli], [changed]], { [`PUT ${path}`]: respondWith(changed) });
  await user.click(await screen.findByRole("button", { name: "Change Muesli" }));
  const fat = screen.getByRole<HTMLInputElement>("textbox", { name: /^Fat/ });
  expect(fat.value).toBe("7.5");
  await user.clear(fat);
  await user.type(fat, "8.25");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Muesli" })),
  );
  expect(sent.find(({ line }) => line === `PUT ${path}`)?.body).toEqual({
    ...muesliBody,
    figures: { ...muesli.figures, fat: 8.25 },
  });
});

it("takes the figures of a serving and sodium in mg as a label of the United States prints them", async () => {
  const { sent, user } = openList([[muesli]], {
    "GET /api/auth/me": respondWith({ ...ana, country: "US" }),
    [`PUT ${path}`]: respondWith(muesli),
  });
  await user.click(await screen.findByRole("button", { name: "Change Muesli" }));
  const field = (name: string) =>
    screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
  // 0.2 g of salt.
  expect(field("Sodium").value).toBe("80");
  await user.click(screen.getByRole("radio", { name: "One serving" }));
  const typed = {
    Calories: "190",
    Protein: "10",
    Carbohydrate: "20",
    Fat: "5",
    Sugars: "5",
    Saturated: "1",
    Sodium: "280",
  };
  for (const [name, text] of Object.entries(typed)) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  const put = () => sent.find(({ line }) => line === `PUT ${path}`)?.body;
  await waitFor(() => expect(put()).toBeDefined());
  // The serving has 40 g.
  expect(put()).toMatchObject({
    servingGrams: 40,
    figures: {
      calories: 475,
      protein: 25,
      carbs: 50,
      fat: 12.5,
      sugars: 12.5,
      saturatedFat: 2.5,
      salt: 1.75,
    },
  });
});
