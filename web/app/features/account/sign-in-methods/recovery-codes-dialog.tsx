import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { CopyButton } from "./copy-button.tsx";

const fileName = "platewise-recovery-codes.txt";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RecoveryCodesDialog({ codes, isOpen, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation("account");
  const text = `${t("signIn.file")}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("signIn.codesTitle")}
      description={t("signIn.codesText")}
      width="sm"
      footer={
        <Button isWide onClick={onClose}>
          {t("signIn.kept")}
        </Button>
      }
    >
      <div className="grid gap-4" data-printed>
        <ol className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg bg-oat p-4 font-mono text-lg max-[22rem]:grid-cols-1">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton text={text} label={t("signIn.copy")} />
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(new Blob([text], { type: "text/plain" }), fileName)}
          >
            {t("signIn.download")}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            {t("signIn.print")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
