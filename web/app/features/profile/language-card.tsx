/** web/app/features/profile: a person's settings. This file: the language of the app. */
import { useTranslation } from "react-i18next";
import { languageOf, languages } from "#domain/people/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useChooseLanguage } from "../../i18n/use-stored-language.ts";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/select-field.tsx";

export function LanguageCard() {
  const { t } = useTranslation(["profile", "common"]);
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Card className="mx-auto w-full max-w-md">
      <SelectField
        label={t("profile:language.label")}
        hint={t("profile:language.hint")}
        value={language}
        onChange={(event) => {
          const chosen = languageOf(event.target.value);
          if (chosen) void choose(chosen);
        }}
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
      />
    </Card>
  );
}
