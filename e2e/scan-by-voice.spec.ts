import { expect, test } from "./fixtures.ts";
import { failListening, heardLocale, say, speechDouble } from "./speech-double.ts";
import { typedMeals } from "./typed-meals.ts";

const spokenLocales = { en: "en-US", es: "es-ES", fr: "fr-FR" };
const problems = {
  "not-allowed": "notAllowed",
  "no-speech": "noSpeech",
  network: "network",
} as const;

test("a meal can be spoken, beside what was typed, and what goes wrong is said", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await page.addInitScript(speechDouble);
  const answer = await page.goto("/scanner");
  expect(answer?.headers()["permissions-policy"]).toContain("microphone=(self)");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  const words = page.getByLabel(t("analysis:capture.textLabel"));
  await words.fill("150 g");
  const start = page.getByRole("button", { name: t("analysis:voice.start") });
  await expect(start).toHaveAccessibleDescription(t("analysis:voice.privacy"));

  for (const [error, problem] of Object.entries(problems)) {
    await start.press("Enter");
    await failListening(page, error);
    await expect(page.getByRole("alert")).toHaveText(t(`analysis:voice.problem.${problem}`));
    await expect(words).toHaveValue("150 g");
  }

  await start.press("Enter");
  expect(await heardLocale(page)).toBe(spokenLocales[language]);
  const [, rest = ""] = typedMeals[language].split("150 g ");
  await say(page, rest.slice(0, 8), false);
  await expect(page.getByRole("dialog").getByText(rest.slice(0, 8).trim(), { exact: true })).toBeVisible();
  await expect(words).toHaveValue("150 g");
  await expectAccessible("[role=dialog]");
  await say(page, rest);
  await expect(words).toHaveValue(typedMeals[language]);
  await page.getByRole("button", { name: t("analysis:voice.stop") }).press("Enter");
  await expect(start).toBeVisible();
  await page.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  await expect(page.getByRole("button", { name: t("analysis:result.save") })).toBeVisible();
});

test("no microphone is offered where the browser offers no speech recognition", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await page.addInitScript("delete window.SpeechRecognition; delete window.webkitSpeechRecognition;");
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await expect(page.getByLabel(t("analysis:capture.textLabel"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("analysis:voice.start") })).toHaveCount(0);
});
