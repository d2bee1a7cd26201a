import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "./api-error.ts";
import { type ServiceName, serviceMessages, serviceTextOf } from "./service-messages.ts";
import { useErrorText } from "./use-error-text.ts";

export function useServiceText(service: ServiceName): (error: unknown) => string {
  const { t } = useTranslation("errors");
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const otherwise = serviceMessages[service].fallback;
      const text = error instanceof ApiError ? serviceTextOf(service, error) : otherwise;
      return text ? t(`service.${text}`) : errorText(error, t(`service.${otherwise}`));
    },
    [t, errorText, service],
  );
}
