import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { DropdownMenu, MenuItem, MenuLink } from "./dropdown-menu.tsx";

afterEach(cleanup);

function renderMenu() {
  const onLogOut = vi.fn();
  renderApp(
    <>
      <DropdownMenu label="Account" trigger="A">
        <MenuLink to="/profile">Profile</MenuLink>
        <MenuItem onSelect={onLogOut}>Log out</MenuItem>
      </DropdownMenu>
      <p>outside</p>
    </>,
  );
  return { onLogOut, trigger: screen.getByRole("button", { name: "Account" }) };
}

describe("a menu", () => {
  it("is navigated with the arrow keys and wraps around", async () => {
    const { trigger } = renderMenu();
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("Profile");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("Log out");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("Profile");
    await userEvent.keyboard("{End}");
    expect(document.activeElement?.textContent).toBe("Log out");
  });

  it("runs the chosen item, closes and returns the focus", async () => {
    const { onLogOut, trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole("menuitem", { name: "Log out" }));
    expect(onLogOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it("follows its links", async () => {
    const { trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole("menuitem", { name: "Profile" }));
    expect(await screen.findByText("elsewhere")).toBeDefined();
  });

  it("closes on Escape and on a click outside", async () => {
    const { trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByText("outside"));
    expect(screen.queryByRole("menu")).toBeNull();
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
  });
});
