import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CountedWay } from "#contract/shapes/ways-in.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EndedWays } from "./ended-ways.tsx";

/** What people had set up themselves has ended too, so that they learn of it here and not at the next login. */
const setUpAgain: ReadonlySet<CountedWay["way"]> = new Set([
  "passkeys",
  "providers",
  "authenticator",
  "tokens",
]);

export function PasswordResetDone({ ended }: { ended: readonly CountedWay[] }) {
  const { t } = useTranslation("account");
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.focus(), []);
  return (
    <div ref={block} tabIndex={-1} className="grid gap-5 outline-none">
      <Alert tone="success">{t("reset.doneText")}</Alert>
      <EndedWays title={t("reset.ended")} ways={ended} />
      {ended.some(({ way }) => setUpAgain.has(way)) && <p>{t("reset.endedHint")}</p>}
      <ButtonLink to="/login" size="lg" isWide>
        {t("reset.logIn")}
      </ButtonLink>
    </div>
  );
}
