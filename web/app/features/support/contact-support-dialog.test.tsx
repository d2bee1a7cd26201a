import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana, anaAsPerson as person } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { ContactSupportDialog } from "./contact-support-dialog.tsx";

const me = { "GET /api/auth/me": respondWith(ana) };
const ticket = { id: ana.id, createdAt: "2026-03-01T12:00:00Z" };

signInBeforeEach();

function open(shownPerson = person) {
  const onClose = vi.fn();
  renderApp(<ContactSupportDialog person={shownPerson} isOpen onClose={onClose} />);
  return { onClose, user: userEvent.setup() };
}

async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Subject"), " CSV ");
  await user.type(screen.getByLabelText("Message"), "Where is it?");
}

it("requires a subject and a message, and sends once on a double click", async () => {
  let release: (answer: Response) => void = () => {};
  const sent = stubServer({
    ...me,
    "POST /api/tickets": () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  });
  const { onClose, user } = open();
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send message" });
  expect(send.disabled).toBe(true);
  await user.type(screen.getByLabelText("Subject"), "   ");
  await user.type(screen.getByLabelText("Message"), "Where is it?");
  expect(send.disabled).toBe(true);
  await user.type(screen.getByLabelText("Subject"), "CSV");
  await user.dblClick(send);
  release(Response.json(ticket, { status: 201 }));
  expect(await screen.findByText("Message sent successfully")).toBeDefined();
  const tickets = sent.filter(({ line }) => line === "POST /api/tickets");
  expect(tickets.map(({ body }) => body)).toEqual([
    { name: "Ana Ruiz", email: ana.email, subject: "CSV", msg: "Where is it?", language: "en" },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

it("keeps the text when sending fails, and retries with the same idempotency key", async () => {
  const sent = stubServer({ ...me, "POST /api/tickets": respondWithError(500, "internal_error") });
  const { onClose, user } = open();
  await write(user);
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByText("Failed to send message")).toBeDefined();
  expect(screen.getByText("Server error. Please try again later.")).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Where is it?");
  await waitFor(() => expect(screen.getByRole("button", { name: "Send message" })).toBeDefined());
  await user.click(screen.getByRole("button", { name: "Send message" }));
  await waitFor(() => expect(sent.filter(({ line }) => line === "POST /api/tickets")).toHaveLength(2));
  const keys = sent
    .filter(({ line }) => line === "POST /api/tickets")
    .map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});

it("shows a placeholder for a missing name, and restores the draft", async () => {
  stubServer(me);
  const { user } = open();
  await write(user);
  cleanup();
  open({ ...person, displayName: "", email: "" });
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Anonymous user");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Where is it?");
});
