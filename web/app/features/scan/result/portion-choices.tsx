import { useFormats } from "../../../i18n/use-formats.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { parsePortionLabel } from "./portion-label.ts";
import { PortionPicture } from "./portion-picture.tsx";
import type { ChoicesProps } from "./question-choices-props.ts";

export function PortionChoices({ question, ...list }: ChoicesProps) {
  const formats = useFormats();
  const formatChoiceGrams = (choice: string) => {
    const grams = question.choiceGrams?.[question.choices.indexOf(choice)];
    return typeof grams === "number" ? formats.foodWeight(grams) : undefined;
  };
  return (
    <ChoiceList
      {...list}
      className="grid grid-cols-3 gap-2.5"
      buttonClasses={() =>
        "relative grid content-start justify-items-center gap-1 rounded-xl border-line bg-card px-2 py-4 text-center hover:border-basil-300 hover:bg-basil-50"
      }
    >
      {(choice, index) => {
        const {
          name,
          detail = formatChoiceGrams(choice),
          pieces,
        } = parsePortionLabel(formats.withAmounts(choice));
        const share = list.choices.length > 1 ? index / (list.choices.length - 1) : 0.5;
        return (
          <>
            <PortionPicture pieces={pieces} share={share} />
            <span className="leading-snug font-semibold first-letter:uppercase">{name}</span>{" "}
            {detail && <span className="figures text-sm text-ink-muted">{detail}</span>}
            {list.sent === choice && <Spinner className="absolute top-3 right-3 size-5 text-basil-600" />}
          </>
        );
      }}
    </ChoiceList>
  );
}
