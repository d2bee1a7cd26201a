import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/api-error.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { saveFile } from "../../ui/save-file.ts";
import { offerUpgrade } from "../plans/upgrade/upgrade-offer.ts";

export function useDownload(fetchFile: () => Promise<Blob>, fileName: string) {
  const { t } = useTranslation("meals");
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, fileName),
    onError: (error) => {
      // Pro ended after the page was opened.
      if (error instanceof ApiError && error.code === "pro_required") offerUpgrade({ kind: "default" });
      else showFailure(t("export.failed"), error);
    },
  });
}
