import { useTranslation } from "react-i18next";

const star = "m12 2.6 2.8 6 6.6.8-4.9 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5-4.9-4.5 6.6-.8Z";

export function Stars({ className = "h-4.5" }: { className?: string }) {
  const { t } = useTranslation("marketing");
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={t("rating.fiveStars")} className={className}>
      {[0, 1, 2, 3, 4].map((at) => (
        <path key={at} d={star} transform={`translate(${at * 24} 0)`} fill="#e2a005" />
      ))}
    </svg>
  );
}
