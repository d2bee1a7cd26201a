import { beforeEach, expect, it } from "vitest";
import { dismissBanner, isBannerDue } from "./banner-dismissal.ts";

const hourMs = 60 * 60 * 1000;
const nowMs = Date.parse("2026-03-28T12:00:00Z");

beforeEach(() => localStorage.clear());

it("is due until dismissed, and again 48 hours later", () => {
  expect(isBannerDue("ana", nowMs)).toBe(true);
  dismissBanner("ana", nowMs);
  expect(isBannerDue("ana", nowMs)).toBe(false);
  expect(isBannerDue("ana", nowMs + 48 * hourMs - 1)).toBe(false);
  expect(isBannerDue("ana", nowMs + 48 * hourMs)).toBe(true);
});

it("is still due for another account on the same device", () => {
  dismissBanner("ana", nowMs);
  expect(isBannerDue("ben", nowMs)).toBe(true);
});

it("is due when the timestamp is unreadable or was written by a clock days ahead", () => {
  localStorage.setItem("upgrade_banner_dismissed:ana", "soon");
  expect(isBannerDue("ana", nowMs)).toBe(true);
  dismissBanner("ana", nowMs + 72 * hourMs);
  expect(isBannerDue("ana", nowMs)).toBe(true);
});
