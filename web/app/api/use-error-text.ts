import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "./api-error.ts";

/** Unknown failures get the server's message, else `fallback`, else their status; never a stack trace. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation("errors");
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof ApiError)) return fallback ?? t("title.generic");
      switch (error.code) {
        case "timeout":
        case "network":
          return t(`request.${error.code}`);
        case "unreadable":
          return fallback ?? t("title.generic");
        case "unknown":
          if (error.hasMessage) return error.message;
          return fallback ?? t("request.status", { status: error.status });
        default:
          return t(`code.${error.code}`);
      }
    },
    [t],
  );
}
