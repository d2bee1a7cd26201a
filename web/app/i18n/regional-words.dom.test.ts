import { renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { afterEach, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { storedPreferences, storePreferences } from "../storage/diary-preferences.ts";
import { createI18n } from "./create-i18n.ts";
import { regionalTexts, useTextsOfCountry } from "./regional-words.ts";
import { getTranslations } from "./translations.server.ts";

const before = storedPreferences();
afterEach(() => storePreferences(before));

function showTexts(language: Language, preferences: { country: Country | null; energyUnit?: "kJ" }) {
  storePreferences({ ...before, ...preferences });
  const i18n = createI18n(language, { [language]: getTranslations(language) }, [regionalTexts]);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(I18nextProvider, { i18n }, children);
  const used = () => {
    useTextsOfCountry();
    return { t: useTranslation(["common", "meals", "add", "dashboard"]).t };
  };
  return renderHook(used, { wrapper }).result;
}

it("shows texts in the words of the account's country, and follows it", async () => {
  const shown = showTexts("es", { country: "MX" });
  await waitFor(() => expect(shown.current.t("common:nav.add")).toBe("Agregar"));
  expect(shown.current.t("meals:type.snack")).toBe("Colación");
  storePreferences({ ...storedPreferences(), country: "AR" });
  await waitFor(() => expect(shown.current.t("meals:type.lunch")).toBe("Almuerzo"));
  storePreferences({ ...storedPreferences(), country: "ES" });
  await waitFor(() => expect(shown.current.t("common:nav.add")).toBe("Añadir"));
});

it("does not change what a person typed", async () => {
  const shown = showTexts("es", { country: "MX" });
  await waitFor(() => expect(shown.current.t("common:nav.add")).toBe("Agregar"));
  expect(shown.current.t("add:row.add", { name: "Trozo de merienda" })).toBe("Agregar Trozo de merienda");
});

it("writes energy in the account's unit", async () => {
  const shown = showTexts("en", { country: "AU", energyUnit: "kJ" });
  await waitFor(() => expect(shown.current.t("dashboard:goals.calories")).toBe("Energy"));
  expect(shown.current.t("dashboard:goals.fiber")).toBe("Fibre");
});
