import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { Stepper } from "./stepper.tsx";

afterEach(cleanup);

function Portion() {
  const [grams, setGrams] = useState(30);
  return (
    <>
      <Stepper label="Portion" unit="g" value={grams} onChange={setGrams} step={10} min={10} max={5000} />
      <button type="button" onClick={() => setGrams(grams / 2)}>
        Half of the meal
      </button>
      <button type="button" onClick={() => setGrams(grams * 2)}>
        Twice the meal
      </button>
    </>
  );
}
const shown = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Portion" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("a stepper", () => {
  it("stops at its minimum", async () => {
    renderApp(<Portion />);
    await userEvent.click(button("Less: Portion"));
    expect(shown().value).toBe("20");
    await userEvent.click(button("Less: Portion"));
    expect(shown().value).toBe("10");
    expect(button("Less: Portion").disabled).toBe(true);
  });

  it.each([
    ["125", "125"],
    ["62,4", "62"],
    ["3", "10"],
    ["99999", "5,000"],
    ["soup", "30"],
    ["", "30"],
  ])("reads a typed %j as %s", async (typed, value) => {
    renderApp(<Portion />);
    await userEvent.clear(shown());
    if (typed) await userEvent.type(shown(), typed);
    await userEvent.tab();
    expect(shown().value).toBe(value);
  });

  it("steps with the arrow keys", async () => {
    renderApp(<Portion />);
    await userEvent.type(shown(), "{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(shown().value).toBe("40");
  });

  it.each([
    ["99999", "At most 5,000 g"],
    ["3", "At least 10 g"],
    ["250", ""],
  ])("says which limit a typed %j met", async (typed, message) => {
    renderApp(<Portion />);
    await userEvent.clear(shown());
    await userEvent.type(shown(), `${typed}{Enter}`);
    expect(screen.getByRole("status").textContent?.replace("\u00A0", " ")).toBe(message);
  });

  it.each(["2,300", "2.300", "2 300", "2300"])("reads %j as two thousand three hundred", async (typed) => {
    renderApp(<Portion />);
    await userEvent.clear(shown());
    await userEvent.type(shown(), `${typed}{Enter}`);
    expect(shown().value).toBe("2,300");
  });

  it("no longer names the limit once the amount is changed again", async () => {
    renderApp(<Portion />);
    await userEvent.clear(shown());
    await userEvent.type(shown(), "99999{Enter}");
    await userEvent.click(button("Less: Portion"));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("no longer names the limit once the amount is changed from elsewhere, not even at the limit again", async () => {
    renderApp(<Portion />);
    await userEvent.clear(shown());
    await userEvent.type(shown(), "99999{Enter}");
    await userEvent.click(button("Half of the meal"));
    expect(shown().value).toBe("2,500");
    expect(screen.getByRole("status").textContent).toBe("");
    await userEvent.click(button("Twice the meal"));
    expect(shown().value).toBe("5,000");
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
