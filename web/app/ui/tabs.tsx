// Styled as one segmented control. Arrow keys move between tabs, as in WAI-ARIA's tabs pattern.
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classes } from "./classes.ts";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly className?: string;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const idPrefix = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === selected);
  const tabId = (id: Id) => `${idPrefix}-tab-${id}`;
  const panelId = `${idPrefix}-panel`;

  const selectByKey = (event: KeyboardEvent) => {
    const enabled = tabs.filter(({ disabled }) => !disabled);
    const next = nextTab(enabled, selected, event.key);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    listRef.current?.querySelector<HTMLElement>(`[id="${tabId(next.id)}"]`)?.focus();
  };
  return (
    <div className={classes("grid grid-cols-1 gap-4", className)}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        // The corners of a pill, however large the text: rows of tabs would stick out of rounder ones.
        className="row-of-equals gap-1 rounded-[--spacing(6)] bg-oat p-1"
      >
        {tabs.map(({ id, label: tabLabel, disabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selected}
            aria-controls={id === selected ? panelId : undefined}
            tabIndex={id === selected ? 0 : -1}
            disabled={disabled}
            onClick={() => onSelect(id)}
            onKeyDown={selectByKey}
            className={classes(
              "inline-flex min-h-10 items-center justify-center gap-1.5 rounded-full px-2 text-sm font-semibold",
              "transition-colors duration-150 disabled:opacity-50",
              id === selected ? "bg-thumb text-basil-700 shadow-card" : "text-ink-muted hover:text-ink",
            )}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabId(shown.id)}
          className="rounded-lg"
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}

function nextTab<Id extends string>(
  tabs: readonly Tab<Id>[],
  selected: Id,
  key: string,
): Tab<Id> | undefined {
  const current = tabs.findIndex(({ id }) => id === selected);
  switch (key) {
    case "ArrowRight":
      return tabs[(current + 1) % tabs.length];
    case "ArrowLeft":
      return tabs.at(current <= 0 ? -1 : current - 1);
    case "Home":
      return tabs[0];
    case "End":
      return tabs.at(-1);
    default:
      return undefined;
  }
}
