import { startAssistant } from "./assistant-double.ts";
import { test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { takePageScreenshot } from "./take-screenshot.ts";

test("an assistant that wants to be connected", async ({ page, t }, info) => {
  const assistant = await startAssistant("Claude");
  await assistant.ask(page);
  await page.getByRole("link", { name: t("connect:signIn.logIn"), exact: true }).waitFor();
  await takePageScreenshot(page, info, "connect-signed-out");
  await signUp(page);
  await assistant.ask(page);
  await page.getByRole("button", { name: t("connect:approve"), exact: true }).waitFor();
  await takePageScreenshot(page, info, "connect");
  await page.getByRole("button", { name: t("connect:approve"), exact: true }).click();
  await assistant.receive(page);
  await page.goto("/security");
  await page.getByRole("button", { name: t("data:tokens.disconnectOf", { name: "Claude" }) }).waitFor();
  await takePageScreenshot(page, info, "connect-security");
  await page.goto("/connect?error=invalid_client");
  await page.getByText(t("connect:problem.refused")).waitFor();
  await takePageScreenshot(page, info, "connect-problem");
  await assistant.close();
});
