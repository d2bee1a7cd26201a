import { useTranslation } from "react-i18next";
import { sampleMeal } from "../../../app/features/nutrition/sample-meal.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { Badge } from "../../../app/ui/badge.tsx";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { classes } from "../../../app/ui/classes.ts";
import { ScanIcon } from "../../../app/ui/icons/action-icons.tsx";
import { SparkleIcon } from "../../../app/ui/icons/status-icons.tsx";
import { Face } from "../../parts/face.tsx";
import { Stars } from "../../parts/stars.tsx";
import { useSite } from "../../site-context.ts";
import { PlateScene } from "./plate-scene.tsx";
import { SampleCard } from "./sample-card.tsx";

const chipPositions = {
  salmon: "step-3 right-[-1%] bottom-[13%]",
  rice: "step-1 top-[22%] left-[-1%]",
  broccoli: "step-2 top-[12%] right-[2%]",
} as const;

export function Hero() {
  return (
    <section className="relative overflow-hidden">
      <div className="page grid items-center gap-10 pt-10 pb-14 md:pt-14 lg:grid-cols-[11fr_9fr] lg:gap-14 lg:pt-16 lg:pb-20">
        <Headline />
        <Scene />
      </div>
    </section>
  );
}

function Headline() {
  const { t } = useTranslation("marketing");
  return (
    <div className="grid justify-items-start gap-5 sm:gap-6">
      <Badge tone="butter" className="px-3.5 py-1.5 text-sm">
        <SparkleIcon className="size-4" />
        {t("hero.badge")}
      </Badge>
      <h1 className="text-display font-extrabold text-basil-900 xl:text-[4.5rem] 2xl:text-[5.75rem]">
        {t("hero.headline")}
      </h1>
      <p className="max-w-xl text-lg leading-relaxed text-ink-soft md:text-xl 2xl:text-[1.375rem]">
        {t("hero.subtitle")}
      </p>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <a href="/register" className={classes(buttonClasses({ size: "lg" }), "max-sm:w-full")}>
          {t("hero.register")}
        </a>
        <a
          href="/scanner"
          className={classes(buttonClasses({ size: "lg", variant: "secondary" }), "max-sm:w-full")}
        >
          <ScanIcon className="size-5" />
          {t("hero.tryScanner")}
        </a>
      </div>
      <Rating />
    </div>
  );
}

function Rating() {
  const { rating } = useSite().content.claims;
  if (rating === null) return null;
  return (
    <div className="flex items-center gap-4">
      <div className="flex -space-x-2.5">
        {([0, 1, 2, 3] as const).map((face) => (
          <Face key={face} face={face} className="size-10 rounded-full ring-3 ring-paper" />
        ))}
      </div>
      <div className="grid gap-0.5">
        <Stars stars={rating.stars} />
        <p className="text-sm text-ink-muted">{rating.text}</p>
      </div>
    </div>
  );
}

function Scene() {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  return (
    <div className="relative mx-auto w-full max-w-lg 2xl:max-w-xl">
      <div
        aria-hidden="true"
        className="absolute -inset-x-6 top-10 bottom-24 -rotate-3 rounded-[4rem] bg-butter"
      />
      <div className="relative">
        <PlateScene />
        <ul aria-label={t("sample.found")}>
          {sampleMeal.foods.map(({ name, grams, calories }) => (
            <li
              key={name}
              className={`scene-found absolute rounded-full border border-line bg-card px-3 py-1.5 text-sm shadow-raised ${chipPositions[name]}`}
            >
              <strong className="font-bold">{t(`sample.${name}`)}</strong>{" "}
              <span className="figures text-ink-muted">
                {formats.grams(grams)} · {formats.energy(calories)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="relative -mt-8 sm:mx-6">
        <SampleCard />
      </div>
    </div>
  );
}
