import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { sendTicket } from "#contract/endpoints/support.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useServiceText } from "../../api/use-service-text.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly msg: string;
}

export function useSendTicket(onSent: () => void) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const ticketText = useServiceText("tickets");
  const lastSent = useRef({ text: "", key: "" });
  return useMutation({
    mutationFn: (message: Message) => {
      const text = JSON.stringify(message);
      // A retry of the same message uses the same key; a changed message gets a new one.
      if (lastSent.current.text !== text) lastSent.current = { text, key: newIdempotencyKey() };
      return request(
        sendTicket,
        { body: { ...message, language } },
        { idempotencyKey: lastSent.current.key },
      );
    },
    onSuccess: () => {
      showToast({ title: t("support.sentTitle"), description: t("support.sentText"), variant: "success" });
      onSent();
    },
    onError: (error) =>
      showToast({ title: t("support.failedTitle"), description: ticketText(error), variant: "destructive" }),
  });
}
