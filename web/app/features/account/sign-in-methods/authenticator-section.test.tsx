import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { AuthenticatorSection } from "./authenticator-section.tsx";

signInBeforeEach();

const recoveryCodes = ["abcde-fghjk", "mnpqr-stuvw"];
const setup = { secret: "GEZDGNBVGY3TQOJQ", uri: "otpauth://totp/Platewise:ana?secret=GEZDGNBVGY3TQOJQ" };

it("shows the QR code and the key, takes the first code and shows the recovery codes", async () => {
  let isOn = false;
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/user/security-events": respondWith([]),
    "GET /api/user/second-factor": () =>
      Response.json({
        authenticatorSince: isOn ? "2026-03-10T12:00:00.000Z" : null,
        recoveryCodesLeft: isOn ? 2 : 0,
      }),
    "POST /api/user/authenticator": respondWith(setup),
    "POST /api/user/authenticator/confirm": (body) => {
      isOn = JSON.stringify(body).includes("123456");
      return isOn ? Response.json({ recoveryCodes }) : respondWithError(400, "invalid_code")();
    },
  });
  renderApp(<AuthenticatorSection />);
  await userEvent.click(await screen.findByRole("button", { name: "Set up" }));
  const dialog = await screen.findByRole("dialog", { name: "Set up an authenticator app" });
  expect(within(dialog).getByRole("img", { name: "QR code for the authenticator app" })).toBeDefined();
  expect(within(dialog).getByText("GEZD GNBV GY3T QOJQ")).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText("Code from the app"), "000000{Enter}");
  expect(await within(dialog).findByRole("alert")).toBeDefined();
  await userEvent.clear(within(dialog).getByLabelText("Code from the app"));
  await userEvent.type(within(dialog).getByLabelText("Code from the app"), "123456{Enter}");
  const codes = await screen.findByRole("dialog", { name: "Your recovery codes" });
  for (const code of recoveryCodes) expect(within(codes).getByText(code)).toBeDefined();
  await userEvent.click(within(codes).getByRole("button", { name: "I have kept them" }));
  expect(await screen.findByText("2 recovery codes left")).toBeDefined();
});
