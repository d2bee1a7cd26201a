// What the benchmarks measured, read from their result files.
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { SiteFrame } from "../../frame/site-frame.tsx";
import { splitKeywords } from "../../head/keywords.ts";
import { PageHead } from "../../head/page-head.tsx";
import { PageBanner } from "../../parts/page-banner.tsx";
import { useSite } from "../../site-context.ts";
import { EverydayFigures } from "./everyday-figures.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";
import { MealFigures } from "./meal-figures.tsx";
import { ModelFigures } from "./model-figures.tsx";
import { PhotoFigures } from "./photo-figures.tsx";
import { totalPhotoFigures } from "./total-photo-figures.ts";

export function AccuracyPage() {
  const { t } = useTranslation("marketing");
  const { content } = useSite();
  return (
    <SiteFrame>
      <PageHead
        title={t("head.accuracy.title")}
        description={t("head.accuracy.description")}
        keywords={splitKeywords(t("head.accuracy.keywords"))}
        picture="accuracy"
      />
      <PageBanner title={t("head.accuracy.title")} text={t("accuracy.intro")} />
      <div className="page grid gap-14 py-10 md:gap-20 md:py-14">
        <HeadlineFigures {...content} />
        <Meals />
        <Photos />
        <Explanation name="repeat" />
      </div>
    </SiteFrame>
  );
}

function Meals() {
  const { t } = useTranslation("marketing");
  const { measured, measuredEveryday, measuredEverydayModel } = useSite().content;
  return (
    <section aria-labelledby="meals" className="grid gap-8">
      <h2 id="meals" className="text-3xl font-extrabold text-basil-900">
        {t("accuracy.mealsTitle")}
      </h2>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        <Explanation name="how" />
        <Explanation name="range" />
        <Explanation name="limits" />
      </div>
      {measuredEveryday && <EverydayFigures measured={measuredEveryday} />}
      {measured ? <MealFigures measured={measured} /> : <p>{t("accuracy.unavailable")}</p>}
      {measuredEverydayModel && <ModelFigures measured={measuredEverydayModel} />}
    </section>
  );
}

function Photos() {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const { measuredPhotos } = useSite().content;
  if (!measuredPhotos) return null;
  const values = {
    photos: formats.number(totalPhotoFigures(measuredPhotos).photos),
    right: formats.percent(measuredPhotos.rightWithoutQuestionAmongNamed * 100),
  };
  return (
    <section aria-labelledby="photos" className="grid gap-8">
      <h2 id="photos" className="text-3xl font-extrabold text-basil-900">
        {t("accuracy.photos.title")}
      </h2>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="text-xl text-basil-900">{t("accuracy.howTitle")}</h3>
          <p className="leading-relaxed text-ink-soft">{t("accuracy.photos.howText", values)}</p>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-xl text-basil-900">{t("accuracy.limitsTitle")}</h3>
          <p className="leading-relaxed text-ink-soft">{t("accuracy.photos.limitsText")}</p>
        </div>
      </div>
      <PhotoFigures measured={measuredPhotos} />
    </section>
  );
}

function Explanation({ name }: { name: "how" | "range" | "limits" | "repeat" }) {
  const { t } = useTranslation("marketing");
  const Title = name === "repeat" ? "h2" : "h3";
  return (
    <div className="grid max-w-prose content-start gap-2">
      <Title className="text-xl text-basil-900">{t(`accuracy.${name}Title`)}</Title>
      <p className="leading-relaxed text-ink-soft">{t(`accuracy.${name}Text`)}</p>
    </div>
  );
}
