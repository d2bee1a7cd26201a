import { cardThatDeclinesLater, testCards } from "#contract/sandbox-test-cards.ts";
import { signatureHeader, signEventBody } from "../adapters/payments/sandbox/sandbox-events.ts";
import {
  createSandboxPayments,
  type SandboxPayments,
} from "../adapters/payments/sandbox/sandbox-payments.ts";
import type { HarnessCard, PaymentHarness } from "./payment-harness.ts";
import type { SignedEvent } from "./stripe-double/sign-event.ts";
import { testPayment } from "./subscribe.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const dayMs = 86_400_000;
const webhookSecret = "a secret of the sandbox's bench";
const cardNumbers: Readonly<Record<HarnessCard, string>> = {
  success: testCards.complete,
  declined: testCards.card_declined,
  later: cardThatDeclinesLater,
};

export class SandboxHarness implements PaymentHarness {
  readonly provider: SandboxPayments;
  readonly #database: TestDatabase;
  readonly #now: Date;
  readonly #eventBodies: string[] = [];

  private constructor(database: TestDatabase, provider: SandboxPayments, now: Date) {
    this.#database = database;
    this.provider = provider;
    this.#now = now;
  }

  static async start(now: Date): Promise<SandboxHarness> {
    const database = await createTestDatabase();
    const settings = { db: database.db, clock: () => now, currency: "USD", webhookSecret };
    return new SandboxHarness(database, createSandboxPayments(settings), now);
  }

  /** Ignores the error about a declined card, which only the payer would see. */
  async pay(
    checkout: { readonly sessionId: string; readonly clientSecret: string },
    card: HarnessCard = "success",
  ): Promise<void> {
    const { user_id: userId } = await this.#database.db
      .selectFrom("sandbox_checkouts")
      .select("user_id")
      .where("id", "=", checkout.sessionId)
      .executeTakeFirstOrThrow();
    const paid = this.provider.pay({ ...testPayment(checkout.clientSecret, cardNumbers[card]), userId });
    await (card === "declined" ? paid.catch(() => {}) : paid);
  }

  advance(days: number): Promise<void> {
    return this.provider.advanceClock(days * dayMs);
  }

  async updateCard(portalUrl: string): Promise<void> {
    const { searchParams } = new URL(portalUrl, "https://platewise.example");
    const visit = this.provider.readPortalSession(searchParams.get("visit") ?? "");
    if (!visit) throw new Error(`${portalUrl} is not a portal URL.`);
    await this.provider.replaceCard(visit, testPayment(""));
  }

  refund(subscriptionId: string): Promise<void> {
    return this.provider.applyToLastPayment(subscriptionId, "refund");
  }

  dispute(subscriptionId: string): Promise<void> {
    return this.provider.applyToLastPayment(subscriptionId, "dispute");
  }

  winDispute(subscriptionId: string): Promise<void> {
    return this.provider.applyToLastPayment(subscriptionId, "dispute_won");
  }

  deleteCustomer(customerId: string): Promise<void> {
    return this.provider.deleteCustomer(customerId);
  }

  async signedEvents(ageSeconds = 0): Promise<readonly SignedEvent[]> {
    await this.provider.deliverEvents(async (body) => {
      this.#eventBodies.push(body);
      return 200;
    });
    const signatureTime = new Date(this.#now.getTime() - ageSeconds * 1000);
    return this.#eventBodies.map((body) => ({
      body: Buffer.from(body),
      headers: {
        "content-type": "application/json",
        [signatureHeader]: signEventBody(webhookSecret, body, signatureTime),
      },
    }));
  }

  close(): Promise<void> {
    return this.#database.drop();
  }
}
