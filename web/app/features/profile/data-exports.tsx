import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { ExportMyDataButton } from "../exports/export-my-data-button.tsx";

/** Everyone can export all their data as JSON; Pro also gets meals as a table. */
export function DataExports() {
  const { t } = useTranslation("profile");
  return (
    <>
      <ExportMyDataButton />
      <ExportMealsButton />
      <ButtonLink to="/data" variant="secondary">
        {t("data.more")}
      </ButtonLink>
    </>
  );
}
