import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { register } from "#contract/endpoints/sign-in.ts";
import { request } from "../../../api/request.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { forgetReturnPath } from "./return-path.ts";
import { useLogIn } from "./use-log-in.ts";
import type { RegistrationValues } from "./validate-registration.ts";

export function useRegister() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const language = useLanguage();
  const logIn = useLogIn();
  return useMutation({
    mutationFn: async ({ firstName, email, password }: RegistrationValues) => {
      // A new account starts at the dashboard.
      forgetReturnPath();
      await request(register, { body: { firstName, email, password, language } });
      try {
        await logIn.mutateAsync({ email, password });
      } catch {
        showToast({
          variant: "success",
          title: t("register.successTitle"),
          description: t("register.successText"),
        });
        await navigate("/login");
      }
    },
  });
}
