import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { readIngredientList } from "#contract/endpoints/recipes.ts";
import { ingredientListMaxLength } from "#contract/limits.ts";
import { languageOf } from "#domain/people/language.ts";
import { request } from "../../../api/request.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextareaField } from "../../../ui/textarea-field.tsx";
import { type DraftIngredient, ingredientsOfLines } from "./recipe-draft.ts";

interface PasteListProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: (ingredients: readonly DraftIngredient[]) => void;
}

/** A list of ingredients as recipes have it, one a line. The text stays until it was read. */
export function PasteList({ text, onText, onRead }: PasteListProps) {
  const { t, i18n } = useTranslation("add");
  const errorText = useErrorText();
  const language = languageOf(i18n.language);
  const reading = useMutation({
    mutationFn: () => request(readIngredientList, { body: { text, ...(language && { language }) } }),
    onSuccess: (lines) => onRead(ingredientsOfLines(lines)),
  });
  return (
    <div className="grid gap-2">
      <TextareaField
        label={t("recipe.pasteLabel")}
        placeholder={t("recipe.pastePlaceholder")}
        rows={4}
        maxLength={ingredientListMaxLength}
        value={text}
        error={reading.error ? errorText(reading.error) : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <Button
        variant="soft"
        size="sm"
        className="justify-self-start"
        disabled={text.trim() === ""}
        isBusy={reading.isPending}
        onClick={() => reading.mutate()}
      >
        {t("recipe.read")}
      </Button>
    </div>
  );
}
