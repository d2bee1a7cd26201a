import { describePaymentProvider } from "../../testing/payment-provider-suite.ts";
import { SandboxHarness } from "../../testing/sandbox-harness.ts";
import { StripeHarness } from "../../testing/stripe-double/stripe-harness.ts";

const start = new Date("2026-03-10T12:00:00Z");

describePaymentProvider("Stripe", () => StripeHarness.start(start));
describePaymentProvider("sandbox", () => SandboxHarness.start(start));
