import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { ProductUnit } from "#domain/products/product.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import type { OwnFood, PackPortions } from "../addable.ts";
import type { FiguresOutsideForm, ReadVitamins } from "./label-values.ts";

/** Whose label and code one photo shows. */
export interface Packet extends PackPortions {
  readonly code: Barcode;
  readonly unit: ProductUnit;
  readonly unasked: FiguresOutsideForm;
  readonly micronutrients: ReadVitamins;
}

const optional = ["protein", "carbs", "fat", "fiber"] as const;

interface Kept {
  readonly packet: Packet;
  readonly food: OwnFood;
}

/** Keeps a saved food under its packet's code as well, so that the code finds it. The food is saved either way. */
export function useKeepPacket() {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ packet: { code, unasked, ...packet }, food }: Kept) => {
      const known = optional.map((figure) => [figure, food.unknown.includes(figure) ? null : food[figure]]);
      const figures = { calories: food.calories, ...unasked, ...Object.fromEntries(known) };
      return request(saveOwnProduct, { params: { code }, body: { name: food.name, ...packet, figures } });
    },
    onError: (error) => showFailure(t("label.codeFailed"), error),
  });
}
