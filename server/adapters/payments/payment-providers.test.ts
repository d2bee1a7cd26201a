/** server/adapters: what the application needs from outside itself. This file: every payment provider keeps the port's promises. */
import { describePaymentProvider } from "../../testing/payment-provider-suite.ts";
import { SandboxBench } from "../../testing/sandbox-bench.ts";
import { StripeBench } from "../../testing/stripe-double/stripe-bench.ts";

const start = new Date("2026-03-10T12:00:00Z");

describePaymentProvider("Stripe", () => StripeBench.start(start));
describePaymentProvider("sandbox", () => SandboxBench.start(start));
