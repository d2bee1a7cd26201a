import { expect, test } from "./fixtures.ts";

test("a page loads the two fonts of its language, whose figures can be of one width", {
  tag: ["@spanish", "@french"],
}, async ({ page, t }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: t("auth:login.title") })).toBeVisible();
  await page.evaluate("document.fonts.ready");
  const parts = { en: "basic", es: "spanish", fr: "french" } as Readonly<Record<string, string>>;
  const language = await page.evaluate<string>("document.documentElement.lang");
  expect(fonts.map((path) => /(\w+)-[\w-]{8}\.woff2/.exec(path)?.[1]).sort()).toEqual([
    parts[language],
    parts[language],
  ]);
  for (const family of ["--font-sans", "--font-heading"]) {
    const widths = await page.evaluate<readonly number[]>(widthsOfFigures(family));
    expect(new Set(widths).size, family).toBe(1);
  }
});

/** Out of the flow, so that the line does not wrap. */
function widthsOfFigures(family: string): string {
  return `["1111111111", "8888888888"].map((text) => {
    const line = document.createElement("span");
    line.textContent = text;
    line.style.cssText = "position: absolute; font-family: var(${family}); font-variant-numeric: tabular-nums";
    document.body.append(line);
    return Math.round(line.getBoundingClientRect().width);
  })`;
}
