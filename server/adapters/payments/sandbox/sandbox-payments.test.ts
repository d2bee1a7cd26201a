/** server/adapters/payments/sandbox: it keeps the promises of every payment provider. */
import { cardThatDeclinesLater, testCards } from "#domain/plans/test-cards.ts";
import type { BenchCard, PaymentBench } from "../../../testing/payment-bench.ts";
import { describePaymentProvider } from "../../../testing/payment-provider-suite.ts";
import type { SignedNews } from "../../../testing/stripe-double/sign-event.ts";
import { TestClock } from "../../../testing/test-clock.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { createSandboxPayments, type SandboxPayments } from "./sandbox-payments.ts";

const numbers: Readonly<Record<BenchCard, string>> = {
  success: testCards.complete,
  declined: testCards.card_declined,
  later: cardThatDeclinesLater,
};

async function startSandbox(): Promise<PaymentBench> {
  const { db, drop } = await createTestDatabase();
  const clock = new TestClock(new Date("2026-03-10T12:00:00Z"));
  const at = (ageSeconds: number): SandboxPayments =>
    createSandboxPayments({
      ...{ db, currency: "USD", webhookSecret: "the bench's secret" },
      clock: () => new Date(clock.read().getTime() - ageSeconds * 1000),
    });
  const provider = at(0);
  return {
    provider,
    pay: async ({ sessionId, clientSecret }, card = "success") => {
      const checkout = db.selectFrom("sandbox_checkouts").select("user_id").where("id", "=", sessionId);
      const { user_id: userId } = await checkout.executeTakeFirstOrThrow();
      const payment = { userId, clientSecret, cardNumber: numbers[card], expiry: "12/34", cvc: "123" };
      const paid = provider.pay(payment);
      if (card === "declined") await paid.catch(() => {});
      else await paid;
    },
    advance: (days) => provider.advanceClock(days * 86_400_000),
    refund: (id) => provider.act(id, "refund"),
    dispute: (id) => provider.act(id, "dispute"),
    winDispute: (id) => provider.act(id, "dispute_won"),
    deleteCustomer: (id) => provider.deleteCustomer(id),
    news: async (ageSeconds = 0) => {
      await db
        .updateTable("sandbox_events")
        .set({ delivered_at: null, next_try_at: new Date(0) })
        .execute();
      const news: SignedNews[] = [];
      await at(ageSeconds).deliverEvents(async (body, headers) => {
        news.push({ body: Buffer.from(body), headers });
        return 200;
      });
      return news;
    },
    close: drop,
  };
}

describePaymentProvider("sandbox", startSandbox);
