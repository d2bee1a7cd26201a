import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../../../testing/render-app.tsx";
import { UpgradeDialog } from "./upgrade-dialog.tsx";
import { type UpgradeReason, upgradeVariant } from "./upgrade-reason.ts";

const now = new Date("2026-03-28T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const limit = (resetTime: string | null): UpgradeReason => ({ kind: "limit", count: 10, resetTime });

beforeEach(() => vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(reason: UpgradeReason) {
  const onClose = vi.fn();
  renderApp(<UpgradeDialog reason={reason} isOpen onClose={onClose} />);
  return { onClose, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

describe("upgradeVariant", () => {
  it.each([
    [limit(inHours(8)), "daily_limit"],
    [limit(inHours(25)), "daily_limit"],
    [limit(null), "daily_limit"],
    [limit(inHours(24 * 9)), "monthly_limit"],
    [{ kind: "premium_feature", feature: "CSV export" }, "premium_feature"],
    [{ kind: "default" }, "default"],
  ] as const)("for %o is %s", (reason, variant) => {
    expect(upgradeVariant(reason, now.getTime())).toBe(variant);
  });
});

describe("the dialog", () => {
  it("counts down to new scans by the second, and closes on 'Wait for reset'", async () => {
    const { onClose, user } = open(limit(inHours(2)));
    expect(
      screen.getByText("You’ve used all 10 free scans of today. Pro scans without limit."),
    ).toBeDefined();
    expect(screen.getByRole("timer").textContent).toBe("02:00:00");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole("timer").textContent).toBe("01:59:59");
    await user.click(screen.getByRole("button", { name: "Wait for reset" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("says when the countdown has ended", async () => {
    open(limit(inHours(0.0003)));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText("Resetting…")).toBeDefined();
  });

  it("shows the date on which a monthly limit ends", () => {
    open(limit(inHours(24 * 4)));
    expect(screen.getByRole("dialog", { name: "That was this month’s last scan" })).toBeDefined();
    expect(screen.getByText("New scans on April 1, 2026")).toBeDefined();
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("names the premium feature and links to the plans", async () => {
    const { onClose, user } = open({ kind: "premium_feature", feature: "CSV export" });
    expect(screen.getByRole("dialog", { name: "CSV export: part of Pro" })).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Upgrade to Pro" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByText("elsewhere")).toBeDefined();
  });

  it("lists the benefits of Pro when there is no reason", () => {
    open({ kind: "default" });
    expect(screen.getByRole("dialog", { name: "More of your food with Pro" })).toBeDefined();
    expect(screen.getByText("Unlimited scans, every day")).toBeDefined();
  });
});
