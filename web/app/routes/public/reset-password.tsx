import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ResetPassword } from "../../features/account/reset-password.tsx";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";

export const handle = { page: "resetPassword", namespaces: ["errors"] };

export default function ResetPasswordPage() {
  const { t } = useTranslation("account");
  const [isDone, setIsDone] = useState(false);
  const before = {
    title: t("reset.title"),
    question: t("forgot.remembered"),
    otherForm: { to: "/login", label: t("forgot.logIn") },
  };
  return (
    <AuthFrame pose="plate" {...(isDone ? { title: t("reset.doneTitle") } : before)}>
      <ResetPassword onDone={() => setIsDone(true)} />
    </AuthFrame>
  );
}
