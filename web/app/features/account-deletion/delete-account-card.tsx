import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { requestDeletion } from "#contract/endpoints/account-deletion.ts";
import { request } from "../../api/request.ts";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks once more, and for a proof of who asks unless there is a fresh one. */
export function DeleteAccountCard() {
  const { t } = useTranslation(["account", "common"]);
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useRequestDeletion();
  const confirm = () => {
    setIsAsking(false);
    deletion.mutate();
  };
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("delete.confirmTitle")}</h2>
        <p className="text-ink-soft">{t("delete.confirmText")}</p>
      </div>
      {deletion.isError && <Alert>{errorText(deletion.error)}</Alert>}
      <div className="row-of-equals gap-3 sm:justify-end sm:*:flex-none">
        <ButtonLink to="/profile" variant="secondary">
          {t("common:action.cancel")}
        </ButtonLink>
        <Button variant="danger" isBusy={deletion.isPending} onClick={() => setIsAsking(true)}>
          {t("delete.submit")}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("delete.askTitle")}
        text={t("delete.askText")}
        confirmLabel={t("delete.submit")}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

/** The next page clears this browser: nothing is mounted there that would ask the server for something as a visitor. */
function useRequestDeletion() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { deletesAt } = await request(requestDeletion, {});
      const state = { deletesAt, accountId: signedInAccountId() };
      await navigate("/deletion-requested", { replace: true, state });
    },
  });
}
