import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../app/ui/button-classes.ts";
import { classes } from "../../app/ui/classes.ts";
import { LegalPage } from "../parts/legal-page.tsx";

export function TermsPage() {
  const { t } = useTranslation("marketing");
  return (
    <LegalPage
      name="terms"
      highlightedSection="warranty"
      actions={
        <>
          <a href="/register" className={classes(buttonClasses({}), "for-visitors")}>
            {t("legal.accept")}
          </a>
          <a href="/" className={buttonClasses({ variant: "secondary" })}>
            {t("legal.returnHome")}
          </a>
        </>
      }
    />
  );
}
