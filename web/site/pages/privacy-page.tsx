import { useTranslation } from "react-i18next";
import { buttonClasses } from "../../app/ui/button-classes.ts";
import { classes } from "../../app/ui/classes.ts";
import { EyeOffIcon } from "../../app/ui/icons/action-icons.tsx";
import { ProfileIcon } from "../../app/ui/icons/navigation-icons.tsx";
import { LockIcon, TargetIcon } from "../../app/ui/icons/status-icons.tsx";
import { IconCards } from "../parts/icon-cards.tsx";
import { LegalPage } from "../parts/legal-page.tsx";

export function PrivacyPage() {
  const { t } = useTranslation("marketing");
  return (
    <LegalPage
      name="privacy"
      highlightedSection="gdpr"
      principles={
        <IconCards
          label={t("principles.label")}
          heading="h2"
          cards={[
            {
              CardIcon: LockIcon,
              title: t("principles.encryptedTitle"),
              text: t("principles.encryptedText"),
            },
            { CardIcon: ProfileIcon, title: t("principles.controlTitle"), text: t("principles.controlText") },
            { CardIcon: EyeOffIcon, title: t("principles.sharingTitle"), text: t("principles.sharingText") },
            {
              CardIcon: TargetIcon,
              title: t("principles.securityTitle"),
              text: t("principles.securityText"),
            },
          ]}
        />
      }
      actions={
        <>
          <a href="/contact" className={buttonClasses({})}>
            {t("legal.contactUs")}
          </a>
          <a href="/register" className={classes(buttonClasses({ variant: "secondary" }), "for-visitors")}>
            {t("legal.getStarted")}
          </a>
        </>
      }
    />
  );
}
