import { actOn, rowOf, rowsOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";

/** A toast stays while the pointer is over it. Evaluated in the page. */
const keepToasts = `new MutationObserver(() => {
  document.querySelector("[data-toast]")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
}).observe(document.body, { childList: true, subtree: true })`;

test("what a toast covers at the end of a page can be scrolled out from under it", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await seedPastMeals(await signUp(page), 1);
  await page.goto("/meals");
  await page.evaluate(keepToasts);
  await actOn(rowOf(page, "Oats with banana"), t, "again");
  const toast = page.locator("[data-toast]");
  await expect(rowsOf(page)).toHaveCount(2);
  const last = page.getByRole("main").getByRole("textbox").last();
  await expect
    .poll(async () => {
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      const [covering, covered] = [await toast.boundingBox(), await last.boundingBox()];
      return covering && covered && covering.y - (covered.y + covered.height);
    })
    .toBeGreaterThanOrEqual(0);
});
