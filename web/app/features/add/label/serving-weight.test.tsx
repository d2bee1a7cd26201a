import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderApp } from "../../../testing/render-app.tsx";
import { ServingWeight } from "./serving-weight.tsx";

afterEach(cleanup);

it("goes on with the weight that is typed, and says what is wrong with another", () => {
  const onKnown = vi.fn();
  renderApp(<ServingWeight onKnown={onKnown} onBack={() => {}} />);
  const field = screen.getByRole("textbox", { name: "Weight of one serving (g or ml)" });
  const submit = () => fireEvent.submit(field);
  fireEvent.change(field, { target: { value: "a slice" } });
  submit();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(onKnown).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "37.5" } });
  submit();
  expect(onKnown).toHaveBeenCalledExactlyOnceWith(37.5);
});
