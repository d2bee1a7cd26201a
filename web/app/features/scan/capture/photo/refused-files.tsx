import { useTranslation } from "react-i18next";
import { photosMax } from "#contract/limits.ts";
import { Alert } from "../../../../ui/alert.tsx";
import type { RefusedFile } from "./use-chosen-files.ts";

interface RefusedFilesProps {
  readonly refused: readonly RefusedFile[];
  /** Files beyond the number that a meal takes. */
  readonly surplus?: number;
}

/** Which of the chosen files cannot be sent, and why. The others are there. */
export function RefusedFiles({ refused, surplus = 0 }: RefusedFilesProps) {
  const { t } = useTranslation("analysis");
  return (
    <>
      {refused.map(({ name, problem }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves.
        <Alert key={at} title={t(`photo.problem.${problem}.title`)}>
          {name !== "" && <span className="font-semibold wrap-anywhere">{name}: </span>}
          {t(`photo.problem.${problem}.text`)}
        </Alert>
      ))}
      {surplus > 0 && (
        <Alert tone="warning" title={t("photo.tooMany.title", { count: photosMax })}>
          {t("photo.tooMany.text", { count: surplus })}
        </Alert>
      )}
    </>
  );
}
