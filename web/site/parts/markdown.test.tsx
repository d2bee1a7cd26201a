import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SiteRequest } from "#contract/site.ts";
import { SiteContext } from "../site-context.ts";
import { MarkdownText } from "./markdown.tsx";

const emptyDocument = { title: "", description: "", keywords: [], intro: "", sections: [] };
const site: SiteRequest = {
  path: "/blog",
  language: "en",
  isLanguageInAddress: false,
  today: "2026-03-10",
  baseUrl: "https://platewise.example",
  contactEmail: "hello@platewise.example",
  content: {
    claims: { rating: null, figures: [], testimonials: [], memberOnAboutPage: null },
    posts: [],
    documents: { about: emptyDocument, terms: emptyDocument, privacy: emptyDocument },
    measured: undefined,
    measuredEveryday: undefined,
    measuredEverydayModel: undefined,
    measuredPhotos: undefined,
  },
};

const show = (text: string) =>
  render(
    <SiteContext value={site}>
      <MarkdownText text={text} />
    </SiteContext>,
  ).container;

const linkOf = (address: string) =>
  show(`[a link](${address})`).querySelector("a")?.getAttribute("href") ?? "";

describe("markdown links", () => {
  it.each(["https://example.com/", "http://example.com/", "mailto:a@example.com", "/about", "#part", "?a=b"])(
    "keep the address %s",
    (address) => expect(linkOf(address)).toBe(address),
  );

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "javascript&colon;alert(1)",
    "&#106;avascript:alert(1)",
    "java&Tab;script:alert(1)",
    "<javascript:alert(1)>",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.com/x",
    "ftp://example.com",
  ])("drop the unsafe address %s", (address) => {
    expect(linkOf(address)).not.toMatch(/^\s*[a-z]+\s*:/i);
  });
});

it("shows HTML in markdown as text", () => {
  const text = '<script>alert(1)</script>\n\n<img src=x onerror="alert(1)">\n\n![a](javascript:alert(1))';
  expect(show(text).querySelector("script, [onerror], [src^='javascript']")).toBeNull();
});
