import { useTranslation } from "react-i18next";
import type { ImportPreview, KindCounts } from "#contract/shapes/imports.ts";
import { type CopiedKind, ownCopy } from "#contract/shapes/own-copy.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { SwitchField } from "../../ui/switch-field.tsx";

interface CopiedKindsProps {
  readonly preview: Pick<ImportPreview, "counts" | "changes">;
  /** The kinds of which the file's version takes the place of the account's. */
  readonly taken: ReadonlySet<CopiedKind>;
  /** Undefined once the import has begun. */
  readonly onTake: ((kind: CopiedKind, isTaken: boolean) => void) | undefined;
}

/** What our own export holds of each kind, and what of it differs from what the account has. */
export function CopiedKinds({ preview: { counts, changes }, taken, onTake }: CopiedKindsProps) {
  const { t } = useTranslation("data");
  if (counts.kinds.length === 0) return null;
  const hasChanges = counts.kinds.some(({ changed }) => changed > 0);
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold text-ink-soft">{t("kinds.title")}</h4>
      {hasChanges && onTake && <p className="text-sm text-ink-muted">{t("kinds.differs")}</p>}
      <ul className="grid divide-y divide-line">
        {counts.kinds.map((each) => (
          <li key={each.kind} className="grid gap-1 py-2">
            <KindLine counts={each} />
            {each.changed > 0 && onTake && (
              <TakeChanges
                counts={each}
                labels={changes.flatMap(({ kind, label }) => (kind === each.kind && label ? [label] : []))}
                isTaken={taken.has(each.kind)}
                onTake={(isTaken) => onTake(each.kind, isTaken)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function KindLine({ counts }: { counts: KindCounts }) {
  const { t } = useTranslation("data");
  const isSingle = ownCopy[counts.kind].key.length === 0;
  const states = (["added", "changed", "known"] as const)
    .filter((state) => counts[state] > 0)
    .map((state) =>
      isSingle ? t(`kinds.only.${state}`) : t(`kinds.states.${state}`, { count: counts[state] }),
    );
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 font-medium wrap-anywhere">{t(`kinds.names.${counts.kind}`)}</span>
      <span className="figures text-sm text-ink-muted">{states.join("\u00a0· ")}</span>
    </p>
  );
}

interface TakeChangesProps {
  readonly counts: KindCounts;
  readonly labels: readonly string[];
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

const shownLabels = 5;

function TakeChanges({ counts: { kind, changed }, labels, isTaken, onTake }: TakeChangesProps) {
  const { t } = useTranslation("data");
  const formats = useFormats();
  const shown = labels.slice(0, shownLabels);
  const hidden = changed - shown.length;
  const more = hidden > 0 && shown.length > 0 ? [...shown, t("kinds.more", { count: hidden })] : shown;
  return (
    <SwitchField
      label={t("kinds.take", { kind: t(`kinds.names.${kind}`) })}
      {...(more.length > 0 && { hint: formats.inline(more) })}
      isOn={isTaken}
      onChange={onTake}
    />
  );
}
