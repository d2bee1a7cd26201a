import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { FoodWeightStepper } from "./food-weight-stepper.tsx";

function Yeast({ grams: usual }: { readonly grams: number }) {
  const [grams, setGrams] = useState(usual);
  return <FoodWeightStepper label="Grams of yeast" grams={grams} onChange={setGrams} />;
}
const field = () => screen.getByRole<HTMLInputElement>("textbox");

it("takes tenths of a gram, and steps of one gram for weights of up to ten", async () => {
  renderApp(<Yeast grams={12} />);
  const person = userEvent.setup();
  const less = screen.getByRole("button", { name: "Less: Grams of yeast" });
  await person.click(less);
  expect(field().value).toBe("2");
  await person.click(less);
  expect(field().value).toBe("1");
  await person.clear(field());
  await person.type(field(), "0.5");
  await person.tab();
  expect(field().value).toBe("0.5");
});
