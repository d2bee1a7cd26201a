import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { EditAndDelete } from "../../ui/edit-and-delete.tsx";
import { FigureDoubts } from "../nutrition/figure-doubts.tsx";
import type { OwnProduct } from "./own-products-queries.ts";

interface OwnProductRowProps {
  readonly product: OwnProduct;
  readonly isBusy: boolean;
  /** Its form was open before: the focus returns to its button. */
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function OwnProductRow({ product, isBusy, isEdited, onEdit, onDelete }: OwnProductRowProps) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  const { name, brand, code, unit, figures } = product;
  const energy = formats.energy(figures.calories);
  const per100 =
    energy &&
    t("ownProducts.per100", { energy, amount: (unit === "ml" ? formats.volume : formats.foodWeight)(100) });
  return (
    <li className="flex items-center gap-1 py-2.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {formats.inline([brand ?? undefined, per100, code])}
        </p>
        <FigureDoubts doubts={product.doubts} />
      </div>
      <EditAndDelete
        editLabel={t("ownProducts.edit", { name })}
        deleteLabel={t("ownProducts.delete", { name })}
        isDeleting={isBusy}
        hasEditFocus={isEdited}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </li>
  );
}
