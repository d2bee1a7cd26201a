import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LockIcon } from "../../ui/icons/status-icons.tsx";
import { rememberReturnPath } from "../account/session/return-path.ts";
import { useIsSignedIn } from "../account/session/signed-in.ts";

interface LockedForProProps {
  readonly title?: string;
  readonly text: string;
}

/** What Pro would show here. */
export function LockedForPro({ title, text }: LockedForProProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-xl border border-persimmon-200 bg-persimmon-50 p-5 text-center">
      <LockIcon className="size-6 text-persimmon-600" />
      {title && <h3 className="text-base">{title}</h3>}
      <p className="max-w-md text-ink-soft">{text}</p>
      <UpgradeLink />
    </div>
  );
}

const plansPath = "/subscription";

/** A plan belongs to an account: a visitor gets one first, and then sees the plans. */
function UpgradeLink() {
  const { t } = useTranslation("analysis");
  const isVisitor = useIsSignedIn() === false;
  return (
    <ButtonLink
      to={isVisitor ? "/register" : plansPath}
      onClick={() => isVisitor && rememberReturnPath({ path: plansPath })}
      variant="pro"
      size="sm"
      className="mt-1"
    >
      {t("result.upgrade")}
    </ButtonLink>
  );
}
