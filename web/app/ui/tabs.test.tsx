import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

function CaptureTabs() {
  const [selected, setSelected] = useState<"camera" | "gallery" | "text">("camera");
  return (
    <Tabs
      label="How"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: "camera", label: "Camera", content: "say cheese" },
        { id: "gallery", label: "Gallery", content: "choose one", disabled: true },
        { id: "text", label: "Text", content: "write it" },
      ]}
    />
  );
}

describe("tabs", () => {
  it("show the selected tab's content in a panel named after it", async () => {
    renderApp(<CaptureTabs />);
    expect(screen.getByRole("tabpanel", { name: "Camera" }).textContent).toBe("say cheese");
    await userEvent.click(screen.getByRole("tab", { name: "Text" }));
    expect(screen.getByRole("tabpanel", { name: "Text" }).textContent).toBe("write it");
    expect(screen.queryByText("say cheese")).toBeNull();
  });

  it("are selected with the arrow keys, which skip disabled tabs and wrap around", async () => {
    renderApp(<CaptureTabs />);
    screen.getByRole("tab", { name: "Camera" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Text", selected: true }));
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Camera", selected: true }));
    await userEvent.keyboard("{End}");
    expect(screen.getByText("write it")).toBeDefined();
  });
});
