import { useMutation } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeEmail } from "#contract/endpoints/account.ts";
import { request } from "../../../api/request.ts";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { ProofHost } from "./proof-host.tsx";

let isProved = false;
beforeEach(() => {
  isProved = false;
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function EmailForm() {
  const change = useMutation({
    mutationFn: () => request(changeEmail, { body: { email: "new@example.com" } }),
  });
  const errorText = useErrorText();
  return (
    <>
      <button type="button" onClick={() => change.mutate()}>
        Change
      </button>
      {change.isSuccess && <p>Changed</p>}
      {change.isError && <p>{errorText(change.error)}</p>}
    </>
  );
}

const empty = () => new Response(null, { status: 204 });
function openDialog(options: unknown = { password: true, mail: false, passkey: false, secondFactor: false }) {
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/user/proof": respondWith(options),
    "PUT /api/user/email": () => (isProved ? empty() : respondWithError(403, "fresh_proof_needed")()),
    "POST /api/user/proof": (body) => {
      isProved = JSON.stringify(body).includes("pears");
      return isProved ? empty() : respondWithError(403, "wrong_password")();
    },
    "POST /api/user/proof/mail": empty,
    "POST /api/user/proof/mailed-code": () => {
      isProved = true;
      return empty();
    },
  });
  renderApp(
    <>
      <EmailForm />
      <ProofHost />
    </>,
  );
  return sent;
}
const linesOf = (sent: ReturnType<typeof openDialog>) =>
  sent.map(({ line }) => line).filter((line) => !line.startsWith("GET"));

it("asks for the password and sends the refused call again", async () => {
  const sent = openDialog();
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  const field = await screen.findByLabelText("Password");
  await userEvent.type(field, "wrong{Enter}");
  expect(await screen.findByText("Your current password is not correct.")).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, "pears{Enter}");
  expect(await screen.findByText("Changed")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(linesOf(sent)).toEqual([
    "PUT /api/user/email",
    "POST /api/user/proof",
    "POST /api/user/proof",
    "PUT /api/user/email",
  ]);
  expect(sent.at(-1)?.body).toEqual({ email: "new@example.com" });
});

it("changes nothing when the person closes the question", async () => {
  const sent = openDialog();
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await screen.findByLabelText("Password");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Nothing was changed. Please confirm that it is you.")).toBeDefined();
  expect(linesOf(sent)).toEqual(["PUT /api/user/email"]);
});

it("asks also where the call was first sent with a token that was refused", async () => {
  let isRenewed = false;
  const sent = stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/user/proof": respondWith({ password: true, mail: false, passkey: false, secondFactor: false }),
    "POST /api/auth/refresh": () => {
      isRenewed = true;
      return Response.json(freshTokens());
    },
    "PUT /api/user/email": () => {
      if (!isRenewed) return respondWithError(401, "unauthorized")();
      return isProved ? empty() : respondWithError(403, "fresh_proof_needed")();
    },
    "POST /api/user/proof": () => {
      isProved = true;
      return empty();
    },
  });
  renderApp(
    <>
      <EmailForm />
      <ProofHost />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await userEvent.type(await screen.findByLabelText("Password"), "pears{Enter}");
  expect(await screen.findByText("Changed")).toBeDefined();
  expect(sent.filter(({ line }) => line === "PUT /api/user/email")).toHaveLength(3);
});

it("keeps the code field when another code cannot be mailed, and says why", async () => {
  let mails = 0;
  stubServer({
    "GET /api/auth/me": respondWith(ana),
    "GET /api/user/proof": respondWith({ password: false, mail: true, passkey: false, secondFactor: false }),
    "PUT /api/user/email": respondWithError(403, "fresh_proof_needed"),
    "POST /api/user/proof/mail": () => {
      mails += 1;
      return mails === 1 ? empty() : respondWithError(429, "too_many_requests")();
    },
  });
  renderApp(
    <>
      <EmailForm />
      <ProofHost />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await userEvent.click(await screen.findByRole("button", { name: "Email me a code" }));
  await userEvent.type(await screen.findByLabelText("Code from the mail"), "123");
  await userEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Code from the mail").value).toBe("123");
});

it("mails a code where there is no password", async () => {
  const sent = openDialog({ password: false, mail: true, passkey: false, secondFactor: false });
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await userEvent.click(await screen.findByRole("button", { name: "Email me a code" }));
  const field = await screen.findByLabelText("Code from the mail");
  await userEvent.click(field);
  await userEvent.paste("123 456");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Changed")).toBeDefined();
  expect(sent.find(({ line }) => line.endsWith("mailed-code"))?.body).toEqual({ code: "123456" });
});
