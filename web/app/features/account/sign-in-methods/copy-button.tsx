import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

/** Says so once it is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation("account");
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Button variant="secondary" size="sm" onClick={copy}>
      <span role="status">{isCopied ? t("signIn.copied") : label}</span>
    </Button>
  );
}
