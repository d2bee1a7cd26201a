import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogFooter } from "../../ui/dialog-actions.tsx";
import { LoadingList } from "../../ui/loading-list.tsx";
import { LoadFailure } from "../account/load-failure.tsx";
import { OwnProductRow } from "./own-product-row.tsx";
import { type OwnProduct, ownProductsQuery, useDeleteProduct } from "./own-products-queries.ts";
import { ProductForm } from "./product-form.tsx";

interface OwnProductsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The products whose figures the person entered, to view, change and delete. */
export function OwnProductsDialog({ isOpen, onClose }: OwnProductsDialogProps) {
  const { t } = useTranslation("profile");
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("ownProducts.title")}
      description={t("ownProducts.text")}
      footer={<div ref={setFooter} />}
    >
      <DialogFooter value={footer}>
        <OwnProducts />
      </DialogFooter>
    </Dialog>
  );
}

function OwnProducts() {
  const { t } = useTranslation("profile");
  const products = useQuery(ownProductsQuery);
  const queryClient = useQueryClient();
  const deletion = useDeleteProduct();
  const [edited, setEdited] = useState<{ readonly product: OwnProduct; readonly isOpen: boolean }>();
  if (products.isPending) return <LoadingList />;
  if (!products.data) return <LoadFailure error={products.error} onRetry={() => products.refetch()} />;
  if (edited?.isOpen) {
    const close = () => setEdited({ ...edited, isOpen: false });
    return (
      <ProductForm
        code={edited.product.code}
        product={edited.product}
        backLabel={t("ownProducts.back")}
        onBack={close}
        onSaved={() => {
          void queryClient.invalidateQueries({ queryKey: ownProductsQuery.queryKey });
          close();
        }}
      />
    );
  }
  if (products.data.length === 0) return <p className="text-ink-muted">{t("ownProducts.none")}</p>;
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {products.data.map((product) => (
        <OwnProductRow
          key={product.code}
          product={product}
          isBusy={deletion.isPending}
          isEdited={product.code === edited?.product.code}
          onEdit={() => setEdited({ product, isOpen: true })}
          onDelete={() => deletion.mutate(product)}
        />
      ))}
    </ul>
  );
}
