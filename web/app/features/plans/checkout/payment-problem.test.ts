import { expect, it } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { paymentProblemOf, paymentProblemOfError } from "./payment-problem.ts";

it.each([
  [{ code: "card_declined", message: "Your card has insufficient funds." }, "cardDeclined"],
  [{ code: "insufficient_funds" }, "insufficientFunds"],
  [{ code: "expired_card" }, "expiredCard"],
  [{ code: "incorrect_cvc" }, "incorrectCvc"],
  [{ code: "processing_error" }, "processingError"],
  [{ code: null, message: "Your card has insufficient funds." }, "insufficientFunds"],
  [{ code: "paymentFailed", message: "Your card has expired." }, "expiredCard"],
  [{ message: "Your card's security code is incorrect." }, "incorrectCvc"],
  [{ message: "Failed to fetch" }, "networkError"],
  [{ message: "Your card was declined." }, "cardDeclined"],
  [{ message: "An error occurred while processing your card." }, "processingError"],
  [{ message: "?" }, "genericError"],
  [{}, "genericError"],
] as const)("maps %o to %s", (failure, problem) => {
  expect(paymentProblemOf(failure)).toBe(problem);
});

it("classifies failures of our server and of the browser", () => {
  expect(paymentProblemOfError(new ApiError(402, "expired_card", ""))).toBe("expiredCard");
  expect(paymentProblemOfError(new ApiError(0, "timeout", ""))).toBe("networkError");
  expect(paymentProblemOfError(new ApiError(404, "checkout_not_found", ""))).toBe("checkoutGone");
  expect(paymentProblemOfError(new ApiError(500, "internal_error", "declined"))).toBe("genericError");
  expect(paymentProblemOfError("?")).toBe("genericError");
});
