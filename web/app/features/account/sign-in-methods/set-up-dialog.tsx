import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmAuthenticator } from "#contract/endpoints/second-factor.ts";
import { oneTimeCodeLength } from "#contract/limits.ts";
import { request } from "../../../api/request.ts";
import { CodeField } from "../code-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { securityEventsQuery } from "../security-queries.ts";
import { useDialogForm } from "../use-dialog-form.ts";
import { CopyButton } from "./copy-button.tsx";
import { QrCode } from "./qr-code.tsx";
import { secondFactorQuery } from "./sign-in-queries.ts";

interface SetUpDialogProps {
  readonly setup: { readonly secret: string; readonly uri: string };
  readonly onCodes: (codes: readonly string[]) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function SetUpDialog({ setup, onCodes, isOpen, onClose }: SetUpDialogProps) {
  const { t } = useTranslation(["account", "auth"]);
  const cache = useQueryClient();
  const [code, setCode] = useState("");
  const problem = code.length === oneTimeCodeLength ? undefined : t("auth:validation.required");
  const form = useDialogForm({
    isValid: !problem,
    send: async () => {
      const { recoveryCodes } = await request(confirmAuthenticator, { body: { code } });
      onCodes(recoveryCodes);
    },
    onSent: async (close) => {
      close();
      await Promise.all([
        cache.invalidateQueries(secondFactorQuery),
        cache.invalidateQueries(securityEventsQuery),
      ]);
    },
    clear: () => setCode(""),
    onClose,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      {...form.dialog}
      title={t("signIn.setUpTitle")}
      description={t("signIn.setUpText")}
      submitLabel={t("signIn.confirm")}
    >
      <div className="justify-self-center">
        <QrCode text={setup.uri} label={t("signIn.qr")} />
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-ink-muted">{t("signIn.key")}</p>
        <p className="font-mono">{setup.secret.replace(/.{4}(?=.)/g, "$& ")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={setup.secret} label={t("signIn.copyKey")} />
          <a
            href={setup.uri}
            className="py-1 font-medium text-basil-700 underline underline-offset-2 md:hidden"
          >
            {t("signIn.openApp")}
          </a>
        </div>
      </div>
      <CodeField
        label={t("signIn.appCode")}
        value={code}
        onChange={setCode}
        error={form.wasSubmitted ? problem : undefined}
      />
    </FormDialog>
  );
}
