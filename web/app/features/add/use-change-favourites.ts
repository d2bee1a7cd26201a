import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { addFavourite, deleteFavourite } from "#contract/endpoints/add.ts";
import { mealNameMaxLength } from "#contract/limits.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { favouritesQuery } from "./add-queries.ts";
import type { LoggedItem } from "./addable.ts";

interface Kept {
  readonly name: string;
  readonly item: LoggedItem;
}

export function useChangeFavourites() {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const onError = (error: unknown) => showFailure(t("favourite.failed"), error);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: favouritesQuery.queryKey });
  const keep = useMutation({
    mutationFn: ({ name, item }: Kept) =>
      request(addFavourite, { body: { items: [item], name: name.slice(0, mealNameMaxLength) } }),
    onSuccess: ({ name }) => showToast({ title: t("favourite.kept", { name }), variant: "success" }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => request(deleteFavourite, { params: { id } }),
    onError,
    onSettled,
  });
  return { keep, remove };
}
