import { priceText } from "#domain/plans/price-text.ts";
import { renderText, type TextKey } from "#locales/render-text.ts";
import type { BankQuestion } from "./sandbox-checkout.ts";
import { renderPlainPage } from "./sandbox-page.ts";

export function renderBankPage({
  interval,
  priceCents,
  currency,
  language,
  trialDays,
}: BankQuestion): string {
  const write = (key: TextKey) => renderText(language, { key });
  const amount = priceText(language, priceCents, currency);
  const question = renderText(language, {
    key: trialDays > 0 ? "payments:bank.askAfterTrial" : "payments:bank.askNow",
    values: { price: { key: `payments:price.${interval}`, values: { amount } }, days: trialDays },
  });
  return renderPlainPage({
    language,
    title: write("payments:bank.title"),
    note: write("payments:bank.note"),
    content: `<p>${question}</p>
<form method="post">
<button class="yes" name="answer" value="approve">${write("payments:bank.approve")}</button>
<button name="answer" value="refuse">${write("payments:bank.refuse")}</button>
</form>`,
  });
}
