// The country whose portion sizes apply, stored with the account.
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { type Country, countries, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { foodsKey } from "../../api/foods-key.ts";
import { request } from "../../api/request.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { countryOfBrowser } from "../../storage/diary-preferences.ts";
import { SelectField } from "../../ui/select-field.tsx";
import type { Person } from "../account/session/use-person.ts";
import { userQuery } from "../account/session/user-query.ts";

function countryOptions(language: Language): readonly { value: Country; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const named = countries.map((value) => ({ value, label: names.of(value) ?? value }));
  return named.sort((a, b) => a.label.localeCompare(b.label, language));
}

export function CountryField({ person }: { person: Person }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<Country>();
  const options = useMemo(() => countryOptions(language), [language]);
  const browserCountry = countryOfBrowser() ?? usualCountry[language];
  return (
    <SelectField
      label={t("country.label")}
      hint={t("country.hint")}
      value={chosen ?? person.country ?? browserCountry}
      onChange={(event) => {
        const country = event.target.value;
        setChosen(country);
        request(saveSettings, { body: { country } })
          .then(() => {
            cache.removeQueries({ queryKey: foodsKey });
            return cache.invalidateQueries(userQuery);
          })
          .catch(() => setChosen(undefined));
      }}
      options={options}
    />
  );
}
