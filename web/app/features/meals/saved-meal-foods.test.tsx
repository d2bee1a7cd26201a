import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Meal } from "#contract/shapes/meals.ts";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { respondWith, stubServer } from "../../testing/stub-server.ts";
import { repeated, rice, source } from "./testing/rice-bowl.ts";
import { actOnRow, member, showMealsPage } from "./testing/show-meals-page.tsx";

signInBeforeEach();

describe("a change of an edited meal while a field is invalid", () => {
  const egg = { ...rice.foods[0], name: "egg", source: { ...source, code: "31105000" } };
  const two: Meal = { ...rice, foods: [...rice.foods, egg as Meal["foods"][number]] };
  const server = { ...member, "POST /api/meals/list": respondWith([two]) };

  async function openWithoutName() {
    const sent = stubServer(server);
    showMealsPage();
    const person = userEvent.setup();
    await actOnRow(person, "Rice bowl", "Edit");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit meal" }));
    const grams = dialog.getByRole("textbox", { name: "Amount of rice" });
    await person.clear(grams);
    await person.type(grams, "300{Tab}");
    await person.clear(dialog.getByLabelText("Name"));
    return { person, dialog, sent };
  }
  type Opened = Awaited<ReturnType<typeof openWithoutName>>;

  function expectKept({ dialog, sent }: Opened): void {
    expect(dialog.getByText("Give the meal a name.")).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText("Name"));
    expect(dialog.getByRole("textbox", { name: "Amount of rice" })).toHaveProperty("value", "300");
    expect(sent.some(({ line }) => /PATCH|correct|split/.test(line))).toBe(false);
  }

  it("sends no correction, and keeps its words and the edits", async () => {
    const opened = await openWithoutName();
    const words = opened.dialog.getByLabelText("Something not right? Tell Nutri");
    await opened.person.type(words, "it was barley{Enter}");
    expectKept(opened);
    expect(words).toHaveProperty("value", "it was barley");
  });

  it("moves no foods, and keeps the choice and the edits", async () => {
    const opened = await openWithoutName();
    const { person, dialog } = opened;
    await person.click(dialog.getByRole("button", { name: "Move foods to another meal" }));
    await person.click(dialog.getByRole("checkbox", { name: "egg" }));
    await person.click(dialog.getByRole("button", { name: "Move" }));
    expectKept(opened);
    expect(dialog.getByRole("checkbox", { name: "egg" })).toHaveProperty("checked", true);
  });
});

describe("moving foods of a meal that was edited", () => {
  it("sends the edits first, and the positions after them", async () => {
    const [first] = rice.foods;
    if (!first) throw new Error("No rice.");
    const food = (name: string, code: string) => ({ ...first, name, source: { ...source, code } });
    const three = { ...rice, foods: [first, food("egg", "2"), food("beer", "3")] };
    const without = { ...three, foods: three.foods.slice(1), revision: 1 };
    const left = { ...three, foods: three.foods.slice(1, 2), revision: 2 };
    const moved = { ...repeated, name: "beer", foods: three.foods.slice(2) };
    const sent = stubServer({
      ...member,
      "POST /api/meals/list": respondWith([three]),
      [`PATCH /api/meals/${rice.id}`]: respondWith(without),
      [`POST /api/meals/${rice.id}/split`]: respondWith({ meal: left, split: moved }),
    });
    showMealsPage();
    const person = userEvent.setup();
    await actOnRow(person, "Rice bowl", "Edit");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit meal" }));
    await person.click(dialog.getByRole("button", { name: "Remove rice" }));
    await person.click(dialog.getByRole("button", { name: "Move foods to another meal" }));
    await person.click(dialog.getByRole("checkbox", { name: "beer" }));
    await person.click(dialog.getByRole("button", { name: "Move" }));
    expect(await screen.findByText("“beer” moved")).toBeDefined();
    expect(sent.find(({ line }) => line.endsWith("/split"))?.body).toMatchObject({
      positions: [1],
      revision: 1,
    });
  });
});
