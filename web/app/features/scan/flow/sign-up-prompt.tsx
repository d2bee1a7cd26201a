import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { ProviderButtons } from "../../account/session/providers/provider-buttons.tsx";
import type { Scan } from "./use-scan.ts";

interface SignUpPromptProps {
  readonly state: Scan["signUpPrompt"];
  readonly onClose: () => void;
}

/** Shown once, after a visitor's first scan: an account keeps the meal. */
export function SignUpPrompt({ state, onClose }: SignUpPromptProps) {
  const { t } = useTranslation("analysis");
  return (
    <Dialog
      isOpen={state !== "hidden"}
      onClose={onClose}
      title={t("signUpPrompt.title")}
      description={state === "saved" ? t("signUpPrompt.textSaved") : t("signUpPrompt.text")}
      width="sm"
      isCompact
      footer={
        <div className="grid gap-2">
          <ButtonLink to="/register" size="lg" isWide>
            {t("signUpPrompt.signUp")}
          </ButtonLink>
          <ProviderButtons />
          <ButtonLink to="/login" variant="secondary" isWide>
            {t("signUpPrompt.logIn")}
          </ButtonLink>
          <Button variant="ghost" isWide onClick={onClose}>
            {t("signUpPrompt.later")}
          </Button>
        </div>
      }
    >
      <Mascot pose="waving" className="mx-auto h-36" />
    </Dialog>
  );
}
