import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { Dialog } from "./dialog.tsx";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Edit">
        <input aria-label="name" />
      </Dialog>
    </>
  );
}

describe("a dialog", () => {
  it("takes the focus while open and returns it to the element that opened it", async () => {
    const user = userEvent.setup();
    renderApp(<Page />);
    await user.tab();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "open" })));
  });
});
