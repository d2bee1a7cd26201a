import { configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { dismissToast, shownToast } from "../ui/toast/toast-store.ts";

// Only a failing test waits this long. On a busy machine, what takes a tenth of a second may take several.
configure({ asyncUtilTimeout: 15_000 });

// No test of a component waits for it; those that are about it take the mock back.
vi.mock("../api/network-retry-delay.ts", () => ({ networkRetryDelayMs: 1 }));

// Names no country, whose units and words would be shown.
Object.defineProperty(navigator, "languages", { get: () => ["en"], configurable: true });

// Otherwise the next test could press the undo of this one's toast.
afterEach(() => {
  const toast = shownToast();
  if (toast) dismissToast(toast.id);
});
