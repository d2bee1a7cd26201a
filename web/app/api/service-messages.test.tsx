import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { login } from "#contract/endpoints/sign-in.ts";
import { languages } from "#domain/people/language.ts";
import { renderApp } from "../testing/render-app.tsx";
import { respondWith, stubServer } from "../testing/stub-server.ts";
import { ApiError, type ApiErrorCode } from "./api-error.ts";
import { request } from "./request.ts";
import { type ServiceName, serviceMessages } from "./service-messages.ts";
import { useErrorText } from "./use-error-text.ts";
import { useServiceText } from "./use-service-text.ts";

afterEach(cleanup);

function ServiceText({ service, error }: { service: ServiceName; error: unknown }) {
  return <p data-testid="text">{useServiceText(service)(error)}</p>;
}
function ErrorText({ error }: { error: unknown }) {
  return <p data-testid="text">{useErrorText()(error)}</p>;
}
const shownText = () => screen.getByTestId("text").textContent;

const general: Readonly<Record<number, ApiErrorCode>> = {
  400: "invalid_request",
  401: "unauthorized",
  404: "not_found",
  500: "internal_error",
};

describe("the text for a failed call", () => {
  it.each([
    ["tickets", 400, undefined, "Invalid ticket data provided"],
    ["tickets", 400, "The name is missing.", "The name is missing."],
    ["tickets", 500, "Something broke.", "Server error. Please try again later."],
    ["tickets", 418, "I am a teapot.", "I am a teapot."],
    ["tickets", 418, undefined, "Failed to submit ticket"],
    ["subscription", 401, "No.", "Authentication required"],
    ["subscription", 404, "No.", "No active subscription found"],
    ["subscription", 500, "No.", "Failed to fetch subscription"],
    ["checkout", 400, "No.", "Invalid request"],
    ["checkout", 401, "No.", "Unauthorized"],
    [
      "checkout",
      409,
      "No.",
      "You already have an active subscription. Please check your subscription status.",
    ],
    ["checkout", 500, "No.", "Failed to create checkout session"],
    ["cancellation", 400, "No.", "Invalid cancellation request"],
    ["cancellation", 401, "No.", "Authentication required"],
    ["cancellation", 404, "No.", "No active subscription found"],
    ["cancellation", 500, "No.", "Failed to cancel subscription"],
    ["anonymousSession", 500, undefined, "Failed to create anonymous session"],
    ["anonymousSession", 401, "No.", "Session validation failed"],
  ] as const)("to %s with status %i and message %j is: %s", (service, status, message, text) => {
    renderApp(<ServiceText service={service} error={new ApiError(status, "unknown", message)} />);
    expect(shownText()).toBe(text);
  });

  it.each([
    ["tickets", new Error("no answer"), "Failed to submit support ticket"],
    [
      "checkout",
      new ApiError(400, "plan_not_available"),
      "This plan is not on offer any more. Reload the page to see the current ones.",
    ],
    ["cancellation", new ApiError(0, "timeout"), "Request timeout"],
    [
      "tickets",
      new ApiError(429, "too_many_requests"),
      "Too many requests. Please wait a moment and try again.",
    ],
  ] as const)("to %s is that of the error itself if its code is more specific", (service, error, text) => {
    renderApp(<ServiceText service={service} error={error} />);
    expect(shownText()).toBe(text);
  });

  it.each(languages)(
    "has a text in %s for every service and status, with and without a message",
    (language) => {
      for (const [service, { byStatus }] of Object.entries(serviceMessages)) {
        const texts = Object.keys(byStatus).map((status) => {
          const code = general[Number(status)] ?? "unknown";
          renderApp(
            <ServiceText service={service as ServiceName} error={new ApiError(Number(status), code)} />,
            { language },
          );
          const text = shownText();
          cleanup();
          return text;
        });
        expect(new Set(texts).size, `${service} ${language}`).toBe(texts.length);
        for (const text of texts) expect(text).toMatch(/^\p{Lu}.{5,}/u);
      }
    },
  );
});

describe("a failure with a code that the app does not know", () => {
  beforeAll(() => localStorage.clear());
  const failureOf = async (body: unknown, status: number) => {
    stubServer({ "POST /api/auth/login": respondWith(body, status) });
    return request(login, { body: { email: "a@b.co", password: "12345" } }).catch((error: unknown) => error);
  };

  it("shows the server's message", async () => {
    const error = await failureOf({ code: "moon_phase", message: "Not at full moon." }, 409);
    renderApp(<ErrorText error={error} />);
    expect(shownText()).toBe("Not at full moon.");
  });

  it("shows the server's message when there is no code", async () => {
    renderApp(<ErrorText error={await failureOf({ message: "The gateway is tired." }, 502)} />);
    expect(shownText()).toBe("The gateway is tired.");
  });

  it("names the status when the answer has no message", async () => {
    renderApp(<ErrorText error={await failureOf({}, 502)} />);
    expect(shownText()).toBe("Request failed with status 502");
  });
});
