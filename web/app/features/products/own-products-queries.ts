import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AnswerOf } from "#contract/endpoint.ts";
import { deleteOwnProduct, listOwnProducts, saveOwnProduct } from "#contract/endpoints/products.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

export type OwnProduct = AnswerOf<typeof listOwnProducts>[number];

export const ownProductsQuery = queryOptions({
  queryKey: ["own-products"],
  queryFn: ({ signal }) => request(listOwnProducts, {}, { signal }),
});

/** Offers an undo, which stores the product again. */
export function useDeleteProduct() {
  const { t } = useTranslation("profile");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ownProductsQuery.queryKey });
  const onError = (error: unknown) => showFailure(t("ownProducts.failed"), error);
  const restoring = useMutation({
    mutationFn: ({ code, doubts: _, ...body }: OwnProduct) =>
      request(saveOwnProduct, { params: { code }, body }),
    onError,
    onSettled,
  });
  return useMutation({
    mutationFn: ({ code }: OwnProduct) => request(deleteOwnProduct, { params: { code } }),
    onSuccess: (_, product) =>
      showToast({
        title: t("ownProducts.deleted", { name: product.name }),
        action: { label: t("ownProducts.undo"), onSelect: () => restoring.mutate(product) },
      }),
    onError,
    onSettled,
  });
}
