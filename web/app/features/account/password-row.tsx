import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { Button } from "../../ui/button.tsx";
import { LockIcon } from "../../ui/icons/status-icons.tsx";
import { usePerson } from "./session/use-person.ts";
import { SignInMethodRow } from "./sign-in-method-row.tsx";
import { useMailPasswordLink } from "./use-mail-password-link.ts";

export function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation(["account", "errors"]);
  const showFailure = useFailureToast();
  const email = usePerson()?.email ?? "";
  const { mailLink, showMailed } = useMailPasswordLink(email);
  const mail = useMutation({
    mutationFn: mailLink,
    onSuccess: showMailed,
    onError: (error) => showFailure(t("errors:title.generic"), error),
  });
  return (
    <SignInMethodRow
      icon={<LockIcon className="size-5 shrink-0 text-ink-muted" />}
      name={t("methods.password")}
      detail={hasPassword ? t("methods.passwordSet") : t("methods.passwordMissing")}
      action={
        !hasPassword &&
        email !== "" && (
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0"
            isBusy={mail.isPending}
            onClick={() => mail.mutate()}
          >
            {t("methods.setPassword")}
          </Button>
        )
      }
    />
  );
}
