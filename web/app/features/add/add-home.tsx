import { useTranslation } from "react-i18next";
import { isBarcodeText } from "../scan/capture/barcode/typed-code.ts";
import { useUsual } from "./add-queries.ts";
import { AddSection, type RenderRow } from "./add-section.tsx";
import { AddTray } from "./add-tray.tsx";
import { AddWays } from "./add-ways.tsx";
import { type Addable, addableOfUsual } from "./addable.ts";
import { FoundRow } from "./found-row.tsx";
import { PackagedProducts } from "./packaged-products.tsx";
import { ProductOfCode } from "./product-of-code.tsx";
import { ReadOffer } from "./read-offer.tsx";
import type { AddRows } from "./row-actions.ts";
import { SearchResults } from "./search-results.tsx";
import { isSentence } from "./typed-amount.ts";
import { UsualLists } from "./usual-lists.tsx";

interface AddHomeProps {
  readonly rows: AddRows;
  readonly made: Addable | undefined;
  readonly query: string;
  readonly onScan: (words?: string) => void;
  readonly onClose: () => void;
}

export function AddHome({ rows, made, query, onScan, onClose }: AddHomeProps) {
  const { t } = useTranslation("add");
  const { adds, target, onView } = rows;
  const usual = useUsual(target.mealType).data;
  const amounts = usual?.amounts ?? [];
  const eaten = usual ? [...usual.usual, ...usual.recent].map(addableOfUsual) : [];
  const renderRow: RenderRow = (addable) => <FoundRow key={addable.key} addable={addable} rows={rows} />;
  const offer = <ReadOffer query={query} onRead={() => onScan(query.trim())} />;
  const isEmpty = query.trim() === "";
  const isCode = isBarcodeText(query);
  return (
    <div className="grid gap-2">
      <AddWays onView={onView} onPhoto={() => onScan()} />
      <div className="-mx-5 sm:-mx-6">
        {made && (
          <AddSection
            title={t("made")}
            addables={[made]}
            renderRow={(addable) => (
              <FoundRow key={addable.key} addable={addable} rows={rows} isOpenAtFirst />
            )}
          />
        )}
        {isEmpty && <UsualLists rows={rows} without={made?.key} amounts={amounts} renderRow={renderRow} />}
        {isCode && (
          <>
            <ProductOfCode query={query} renderRow={renderRow} />
            {offer}
          </>
        )}
        {!isEmpty && !isCode && (
          <>
            {isSentence(query) && offer}
            <SearchResults query={query} amounts={amounts} eaten={eaten} renderRow={renderRow} />
            {!isSentence(query) && offer}
            <PackagedProducts query={query} renderRow={renderRow} onLabel={() => onView({ kind: "label" })} />
          </>
        )}
      </div>
      <AddTray adds={adds} target={target} onClose={onClose} />
    </div>
  );
}
