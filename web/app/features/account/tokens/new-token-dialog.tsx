import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createToken } from "#contract/endpoints/tokens.ts";
import { personalTokenDays, tokenNameMaxLength } from "#contract/limits.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import { request } from "../../../api/request.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { FormDialog } from "../form-dialog.tsx";
import { useDialogForm } from "../use-dialog-form.ts";
import { tokensQuery } from "./tokens-query.ts";

/** First what the token may do, then the token itself, once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string>();
  return token === undefined ? (
    <TokenForm onClose={onClose} onCreated={setToken} />
  ) : (
    <ShownToken token={token} onClose={onClose} />
  );
}

interface TokenFormProps {
  readonly onClose: () => void;
  readonly onCreated: (token: string) => void;
}

function TokenForm({ onClose, onCreated }: TokenFormProps) {
  const { t } = useTranslation("data");
  const cache = useQueryClient();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("read");
  const [days, setDays] = useState<(typeof personalTokenDays)[number]>(90);
  const form = useDialogForm({
    isValid: name.trim() !== "",
    send: async () => {
      const { token } = await request(createToken, { body: { name, scope, expiresInDays: days } });
      onCreated(token);
    },
    onSent: () => cache.invalidateQueries(tokensQuery),
    clear: () => setName(""),
    onClose,
  });
  return (
    <FormDialog
      isOpen
      {...form.dialog}
      title={t("tokens.create")}
      description={t("tokens.createText")}
      submitLabel={t("tokens.submit")}
    >
      <TextField
        label={t("tokens.name")}
        hint={t("tokens.nameHint")}
        required
        maxLength={tokenNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.wasSubmitted && name.trim() === "" ? t("tokens.nameMissing") : undefined}
      />
      <SegmentedChoice
        label={t("tokens.scope")}
        hasVisibleLabel
        value={scope}
        options={(["read", "write"] as const).map((value) => ({ value, label: t(`tokens.scopes.${value}`) }))}
        onChange={setScope}
      />
      <SelectField
        label={t("tokens.days")}
        value={String(days)}
        options={personalTokenDays.map((each) => ({
          value: String(each),
          label: t("tokens.daysCount", { count: each }),
        }))}
        onChange={({ target }) =>
          setDays(personalTokenDays.find((each) => String(each) === target.value) ?? 90)
        }
      />
    </FormDialog>
  );
}

function ShownToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { t } = useTranslation(["data", "common"]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      showToast({ variant: "success", title: t("data:tokens.copied") });
    } catch {
      showToast({ variant: "destructive", title: t("data:tokens.copyFailed") });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("data:tokens.created")}
      description={t("data:tokens.createdText")}
      width="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("common:action.close")}
          </Button>
          <Button className="flex-1 sm:flex-none" onClick={() => void copy()}>
            {t("data:tokens.copy")}
          </Button>
        </div>
      }
    >
      {/* Selectable where the browser offers no clipboard. */}
      <code className="block rounded-md bg-oat p-3 text-sm wrap-anywhere select-all">{token}</code>
    </Dialog>
  );
}
