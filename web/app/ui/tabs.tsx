/** web/app/ui: tabs, drawn as one segmented control. */
import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";
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
  const select = (value: string) => {
    const tab = tabs.find((candidate) => candidate.id === value);
    if (tab) onSelect(tab.id);
  };
  return (
    <RadixTabs.Root
      value={selected}
      onValueChange={select}
      className={classes("grid grid-cols-1 gap-4", className)}
    >
      <RadixTabs.List
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-oat p-1"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            disabled={tab.disabled}
            className={classes(
              "inline-flex min-h-10 items-center justify-center gap-1.5 rounded-full px-2 text-sm font-semibold text-ink-muted",
              "transition-colors duration-150 hover:text-ink disabled:opacity-50",
              "data-[state=active]:bg-card data-[state=active]:text-basil-700 data-[state=active]:shadow-card",
            )}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className="rounded-lg">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
