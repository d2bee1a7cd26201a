import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { readProofOptions } from "#contract/endpoints/account.ts";
import { request } from "../../../api/request.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { hasPasskeySupport } from "../session/has-passkey-support.ts";
import { MailedCodeProof } from "./mailed-code-proof.tsx";
import { PasskeyProofButton } from "./passkey-proof-button.tsx";
import { PasswordProof, type ProofDialogProps } from "./password-proof.tsx";

export function ProofDialog(props: Omit<ProofDialogProps, "asksSecondFactor" | "hasPasskey">) {
  const { t } = useTranslation("account");
  const options = useQuery({
    queryKey: ["proof-options"],
    queryFn: ({ signal }) => request(readProofOptions, {}, { signal }),
    gcTime: 0,
  });
  const hasPasskey = options.data?.passkey === true && hasPasskeySupport();
  const asksSecondFactor = options.data?.secondFactor ?? false;
  if (options.data?.password)
    return <PasswordProof {...props} asksSecondFactor={asksSecondFactor} hasPasskey={hasPasskey} />;
  if (options.data?.mail)
    return <MailedCodeProof {...props} asksSecondFactor={asksSecondFactor} hasPasskey={hasPasskey} />;
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t("proof.title")} width="sm">
      {options.isPending && <Skeleton className="h-24" />}
      {options.isError && <LoadFailure error={options.error} onRetry={() => options.refetch()} />}
      {hasPasskey && <PasskeyProofButton onProved={props.onProved} />}
      {options.data && !hasPasskey && <p className="text-ink-soft">{t("proof.signInAgain")}</p>}
    </Dialog>
  );
}
