import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { OneOpenAtATime, useExclusiveOpen } from "./exclusive-open.tsx";

function Picker({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useExclusiveOpen();
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {name}
    </button>
  );
}

const isOpen = (name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-expanded") === "true";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("closes one picker when another opens", () => {
  renderApp(
    <OneOpenAtATime>
      <Picker name="Sizes of rice" />
      <Picker name="Another food" />
    </OneOpenAtATime>,
  );
  press("Sizes of rice");
  press("Another food");
  expect([isOpen("Sizes of rice"), isOpen("Another food")]).toEqual([false, true]);
  press("Another food");
  expect(isOpen("Another food")).toBe(false);
});

it("leaves pickers elsewhere alone", () => {
  renderApp(
    <>
      <Picker name="Sizes" />
      <Picker name="Details" />
    </>,
  );
  press("Sizes");
  press("Details");
  expect([isOpen("Sizes"), isOpen("Details")]).toEqual([true, true]);
});
