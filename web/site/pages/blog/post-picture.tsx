// Every post has a drawing of its own; one that has none yet shows the otter.
import type { ReactNode } from "react";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { Mascot } from "../../../app/ui/mascot/mascot.tsx";
import { HowItWorks, KeepingADiary, Micronutrients, NutriScore, Range } from "./pictures-of-figures.tsx";
import { EatingOut, Fibre, PortionsByEye, Protein } from "./pictures-of-food.tsx";

const backgrounds: Readonly<Record<BlogPost["category"], string>> = {
  basics: "bg-butter",
  nutrients: "bg-basil-100",
  habits: "bg-water",
  numbers: "bg-fat-soft",
};

/** By slug. */
const pictures: ReadonlyMap<string, () => ReactNode> = new Map([
  ["eating-out-without-guessing", EatingOut],
  ["fibre-the-quiet-nutrient", Fibre],
  ["how-much-protein", Protein],
  ["how-our-analysis-works", HowItWorks],
  ["logging-without-losing-heart", KeepingADiary],
  ["micronutrients-worth-watching", Micronutrients],
  ["nutri-score-explained", NutriScore],
  ["portion-sizes-by-eye", PortionsByEye],
  ["why-we-show-a-range", Range],
]);

interface PostPictureProps {
  readonly post: Pick<BlogPost, "slug" | "category">;
  readonly className: string;
}

export function PostPicture({ post: { slug, category }, className }: PostPictureProps) {
  const Picture = pictures.get(slug);
  return (
    <div className={`grid place-items-center ${backgrounds[category]} ${className}`}>
      {Picture ? (
        <svg viewBox="0 0 400 200" aria-hidden="true" className="size-full" fill="none">
          <Picture />
        </svg>
      ) : (
        <Mascot pose="plate" className="h-5/6" />
      )}
    </div>
  );
}
