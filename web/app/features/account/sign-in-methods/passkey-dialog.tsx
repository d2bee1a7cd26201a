import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addPasskey, renamePasskey, startPasskeyCreation } from "#contract/endpoints/passkeys.ts";
import { passkeyNameMaxLength } from "#contract/limits.ts";
import type { Passkey } from "#contract/shapes/passkeys.ts";
import { request } from "../../../api/request.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { securityEventsQuery } from "../security-queries.ts";
import { createPasskey, isCancelled } from "../session/passkeys.ts";
import { useDialogForm } from "../use-dialog-form.ts";
import { passkeysQuery } from "./sign-in-queries.ts";

interface PasskeyDialogProps {
  /** Left out: a new one. */
  readonly passkey?: Passkey;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

async function create(name: string): Promise<void> {
  const made = await createPasskey(await request(startPasskeyCreation, {}));
  await request(addPasskey, { body: { ...made, name } });
}

export function PasskeyDialog({ passkey, isOpen, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? passkey?.name ?? t("passkeys.firstName");
  const problem = name.trim() ? undefined : t("auth:validation.required");
  const form = useDialogForm({
    isValid: !problem,
    send: () =>
      passkey ? request(renamePasskey, { params: { id: passkey.id }, body: { name } }) : create(name),
    onSent: async (close) => {
      close();
      await Promise.all([
        cache.invalidateQueries(passkeysQuery),
        cache.invalidateQueries(securityEventsQuery),
      ]);
    },
    clear: () => setTyped(undefined),
    onClose,
  });
  const { error } = form.dialog;
  return (
    <FormDialog
      isOpen={isOpen}
      {...form.dialog}
      error={null}
      title={passkey ? t("passkeys.renameOne", { name: passkey.name }) : t("passkeys.add")}
      {...(!passkey && { description: t("passkeys.addText") })}
      submitLabel={passkey ? t("passkeys.rename") : t("passkeys.create")}
    >
      {error && !isCancelled(error) && <Alert>{errorText(error, t("passkeys.failed"))}</Alert>}
      <TextField
        label={t("passkeys.name")}
        name="passkey-name"
        autoComplete="off"
        required
        maxLength={passkeyNameMaxLength}
        value={name}
        onChange={(event) => setTyped(event.target.value)}
        error={form.wasSubmitted ? problem : undefined}
      />
    </FormDialog>
  );
}
