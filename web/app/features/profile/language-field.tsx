import { useTranslation } from "react-i18next";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { languageOf, languages } from "#domain/people/language.ts";
import { request } from "../../api/request.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useChooseLanguage } from "../../i18n/use-stored-language.ts";
import { SelectField } from "../../ui/select-field.tsx";

export function LanguageField() {
  const { t } = useTranslation(["profile", "common"]);
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <SelectField
      label={t("profile:language.label")}
      hint={t("profile:language.hint")}
      value={language}
      onChange={(event) => {
        const chosen = languageOf(event.target.value);
        if (!chosen) return;
        void choose(chosen);
        // If this fails the choice still applies here; the account only carries it to other devices.
        request(saveSettings, { body: { language: chosen } }).catch(() => undefined);
      }}
      options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
    />
  );
}
