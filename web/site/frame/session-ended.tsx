import { useTranslation } from "react-i18next";

/** Shown by the script to a person who was sent here because their session ended. */
export function SessionEnded() {
  const { t } = useTranslation("marketing");
  return (
    <div role="status" className="for-expired border-b border-line bg-butter-soft">
      <p className="page py-3 text-ink">
        {t("ended.text")}{" "}
        <a href="/login" className="font-semibold text-basil-800 underline">
          {t("ended.logIn")}
        </a>
      </p>
    </div>
  );
}
