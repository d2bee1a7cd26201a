import { type AssistantDouble, startAssistant } from "./assistant-double.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { fillInLogin, signOut } from "./log-in.ts";
import { signUp } from "./register.ts";

const name = '<b onclick="alert(1)">Aida</b>';
let assistant: AssistantDouble;
test.beforeEach(async () => {
  assistant = await startAssistant(name);
});
test.afterEach(() => assistant.close());

const headingOf = (t: Texts) => ({ level: 1, name: t("connect:heading", { name }), exact: true }) as const;

test("connects an assistant after signing in, lists it, and disconnects it", { tag: "@once" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await signOut(page, t);
  await assistant.ask(page);
  await expect(page.getByRole("heading", headingOf(t))).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: t("connect:signIn.logIn"), exact: true }).click();
  await fillInLogin(page, t, { email });
  await expect(page.getByRole("heading", headingOf(t))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("link", { name: t("common:language.en"), exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(t("connect:place.device", { name: "127.0.0.1" }))).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: t("connect:approve"), exact: true }).click();
  expect(await assistant.receive(page)).toEqual({ error: null, scope: "read write" });

  await page.goto("/security");
  await page.getByRole("button", { name: t("data:tokens.disconnectOf", { name }), exact: true }).click();
  await expectAccessible("[role=dialog]");
  await page.getByRole("button", { name: t("data:tokens.disconnect"), exact: true }).click();
  await expect(page.getByText(t("data:tokens.disconnected"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("data:tokens.none"))).toBeVisible();
});

test("gives an assistant no more than was ticked", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await signUp(page);
  await assistant.ask(page);
  await expect(page.getByText(t("connect:may.write"))).toBeVisible();
  await page.getByText(t("data:tokens.scopes.read"), { exact: true }).click();
  await expect(page.getByText(t("connect:may.write"))).toBeHidden();
  await page.getByLabel(t("connect:days"), { exact: true }).selectOption("30");
  await expectAccessible();
  await page.getByRole("button", { name: t("connect:approve"), exact: true }).click();
  expect(await assistant.receive(page)).toEqual({ error: null, scope: "read" });
});

test("tells an assistant that the person refused, and that its request has ended", {
  tag: "@french",
}, async ({ page, t, expectAccessible, expectedFailures }) => {
  await signUp(page);
  await assistant.ask(page);
  await expect(page.getByRole("heading", headingOf(t))).toBeVisible();
  await expectAccessible();
  const address = page.url();
  await page.getByRole("button", { name: t("connect:refuse"), exact: true }).click();
  expect(await assistant.receive(page)).toEqual({ error: "access_denied", scope: undefined });

  expectedFailures.add(404);
  await page.goto(address);
  await expect(page.getByText(t("connect:problem.expired"))).toBeVisible();
  await page.goto("/api/oauth/authorize?client_id=unknown");
  await expect(page.getByText(t("connect:problem.refused"))).toBeVisible();
  await expectAccessible();
});
