import { beforeEach, expect, it } from "vitest";
import { forgetReturnPath, hasReturnPath, rememberReturnPath, takeReturnPath } from "./return-path.ts";

beforeEach(() => sessionStorage.clear());

it("leads back to the page once, and to the dashboard after that", () => {
  rememberReturnPath({ path: "/meals?day=2026-11-20", accountId: "ana" });
  expect(takeReturnPath("ana")).toBe("/meals?day=2026-11-20");
  expect(takeReturnPath("ana")).toBe("/dashboard");
});

it("leads to a page that was opened while nobody was signed in, whichever account signs in", () => {
  rememberReturnPath({ path: "/profile" });
  expect(takeReturnPath("ben")).toBe("/profile");
});

it("does not lead an account to the page of another", () => {
  rememberReturnPath({ path: "/meals", accountId: "ana" });
  expect(takeReturnPath("ben")).toBe("/dashboard");
  expect(takeReturnPath("ana")).toBe("/dashboard");
});

it("can be forgotten", () => {
  rememberReturnPath({ path: "/meals" });
  forgetReturnPath();
  expect(hasReturnPath()).toBe(false);
});

it.each(["//other.example", "/\\other.example", "https://other.example", ""])(
  "never leaves the site: %j",
  (path) => {
    rememberReturnPath({ path });
    expect([hasReturnPath(), takeReturnPath("ana")]).toEqual([false, "/dashboard"]);
  },
);

it("ignores what it cannot read", () => {
  sessionStorage.setItem("return_path", "{");
  expect(takeReturnPath("ana")).toBe("/dashboard");
});
