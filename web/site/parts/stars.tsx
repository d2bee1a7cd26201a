import { useTranslation } from "react-i18next";
import { starsMax } from "#contract/site.ts";
import { useFormats } from "../../app/i18n/use-formats.ts";

const star = "m12 2.6 2.8 6 6.6.8-4.9 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5-4.9-4.5 6.6-.8Z";
const side = 24;
const places = Array.from({ length: starsMax }, (_, at) => at * side);

interface StarsProps {
  /** 0 to 5. A fraction fills part of a star. */
  readonly stars: number;
  readonly className?: string;
}

export function Stars({ stars, className = "h-4.5" }: StarsProps) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const filled = stars * side;
  const label = t("rating.stars", { stars: formats.number(stars, 1), of: formats.number(starsMax) });
  return (
    <svg viewBox={`0 0 ${starsMax * side} ${side}`} role="img" aria-label={label} className={className}>
      <Row className="fill-line" />
      {filled > 0 && (
        <svg width={filled} height={side} viewBox={`0 0 ${filled} ${side}`} aria-hidden="true">
          <Row fill="#e2a005" />
        </svg>
      )}
    </svg>
  );
}

function Row(paint: { readonly fill?: string; readonly className?: string }) {
  return places.map((left) => <path key={left} d={star} transform={`translate(${left} 0)`} {...paint} />);
}
