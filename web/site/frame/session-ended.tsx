import { useTranslation } from "react-i18next";

/** The script shows it to somebody whose session ended on a page of the app. */
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
