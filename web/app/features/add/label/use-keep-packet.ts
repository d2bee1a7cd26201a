import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { ProductUnit } from "#domain/products/product.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import type { OwnFood, PackPortions } from "../addable.ts";
import { statedFigures } from "../own-food-values.ts";
import type { ReadVitamins } from "./label-values.ts";

/** Whose label and code one photo shows. */
export interface Packet extends PackPortions {
  readonly code: Barcode;
  readonly unit: ProductUnit;
  readonly micronutrients: ReadVitamins;
}

interface Kept {
  readonly packet: Packet;
  readonly food: OwnFood;
}

/** Keeps a saved food under its packet's code as well, so that the code finds it. The food is saved either way. */
export function useKeepPacket() {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ packet: { code, ...packet }, food }: Kept) => {
      const figures = { ...statedFigures(food), calories: food.calories };
      return request(saveOwnProduct, { params: { code }, body: { name: food.name, ...packet, figures } });
    },
    onError: (error) => showFailure(t("label.codeFailed"), error),
  });
}
