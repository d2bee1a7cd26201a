import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana, anaAsPerson as person } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { notificationsQuery } from "../notifications/notifications-query.ts";
import { SettingsCard } from "./settings-card.tsx";

const member = { "GET /api/auth/me": respondWith(ana) };

signInBeforeEach();

it("applies the chosen theme to the page and keeps it for the next visit", async () => {
  stubServer(member);
  renderApp(<SettingsCard person={person} />);
  const choice = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
  expect(choice("System").checked).toBe(true);
  await userEvent.setup().click(choice("Dark"));
  expect(document.documentElement.dataset.theme).toBe("dark");
  cleanup();
  renderApp(<SettingsCard person={person} />);
  expect(choice("Dark").checked).toBe(true);
  await userEvent.setup().click(choice("System"));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem("theme")).toBeNull();
});

it("shows whether the person has turned notifications on in this browser, and leads to their page", () => {
  stubServer(member);
  localStorage.setItem(`notifications:${person.id}`, "on");
  renderApp(<SettingsCard person={person} />);
  expect(screen.getByRole("switch", { name: "Notifications" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.getByRole("link", { name: "Choose what and when" }).getAttribute("href")).toBe(
    "/notifications",
  );
  cleanup();
  renderApp(<SettingsCard person={{ ...person, id: "somebody-else" }} />);
  expect(screen.getByRole("switch", { name: "Notifications" }).getAttribute("aria-checked")).toBe("false");
});

it("goes where it is explained why notifications cannot be turned on", async () => {
  stubServer(member);
  renderApp(<SettingsCard person={person} />);
  await userEvent.setup().click(screen.getByRole("switch", { name: "Notifications" }));
  expect(await screen.findByText("elsewhere")).toBeDefined();
  expect(localStorage.getItem(`notifications:${person.id}`)).not.toBe("on");
});

it("has what is shown of notifications elsewhere loaded again once the switch was used", async () => {
  const line = "GET /api/notifications";
  const sent = stubServer({ ...member, [line]: respondWithError(500, "unexpected") });
  const loads = () => sent.filter((request) => request.line === line).length;
  function Elsewhere() {
    useQuery({ ...notificationsQuery, retry: false });
    return null;
  }
  renderApp(<SettingsCard person={person} />, { beside: <Elsewhere /> });
  await waitFor(() => expect(loads()).toBe(1));
  await userEvent.setup().click(screen.getByRole("switch", { name: "Notifications" }));
  await waitFor(() => expect(loads()).toBe(2));
});
