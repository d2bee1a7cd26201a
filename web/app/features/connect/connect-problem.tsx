import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { AuthFrame } from "../frame/auth-frame.tsx";

/** Where the browser cannot be sent back: the assistant is not known, or the request has ended. */
export function ConnectProblem({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation("connect");
  return (
    <AuthFrame pose="waving" title={t("title")}>
      <div className="grid gap-5">
        <Alert>{t(isExpired ? "problem.expired" : "problem.refused")}</Alert>
        <ButtonLink to="/dashboard" variant="secondary" size="lg" isWide>
          {t("problem.leave")}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
