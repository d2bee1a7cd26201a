import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { proveByPasskey, startPasskeyProof } from "#contract/endpoints/passkeys.ts";
import { request } from "../../../api/request.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { askPasskey, isCancelled } from "../session/passkeys.ts";

export function PasskeyProofButton({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const prove = useMutation({
    mutationFn: async () => {
      const passkey = await askPasskey(await request(startPasskeyProof, {}));
      await request(proveByPasskey, { body: { passkey } });
    },
    onSuccess: onProved,
  });
  return (
    <div className="grid gap-3">
      {prove.isError && !isCancelled(prove.error) && (
        <Alert>{errorText(prove.error, t("auth:passkey.failed"))}</Alert>
      )}
      <Button variant="secondary" isWide isBusy={prove.isPending} onClick={() => prove.mutate()}>
        {t("proof.usePasskey")}
      </Button>
    </div>
  );
}
