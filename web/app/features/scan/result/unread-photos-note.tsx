import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";

/** Which of several photos added nothing to the meal, and why: what they show is still to be added. */
export function UnreadPhotosNote({
  photos,
}: {
  readonly photos: NonNullable<SubmissionAnalysis["unreadPhotos"]>;
}) {
  const { t } = useTranslation("analysis");
  if (photos.length === 0) return null;
  return (
    <section aria-label={t("unreadPhotos.title")} className="mb-5 grid gap-1 rounded-lg bg-butter-soft p-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t("unreadPhotos.title")}</h3>
      <ul className="grid gap-1 text-ink-soft">
        {photos.map(({ photo, reason }) => (
          <li key={photo}>{t(`unreadPhotos.${reason}`, { number: photo })}</li>
        ))}
      </ul>
    </section>
  );
}
