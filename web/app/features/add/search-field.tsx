import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { foodSearchMaxLength } from "#contract/limits.ts";
import { classes } from "../../ui/classes.ts";
import { controlClasses } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon, SearchIcon } from "../../ui/icons/action-icons.tsx";
import { moveToRow } from "./move-to-row.ts";
import { SearchVoice } from "./search-voice.tsx";

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly hasAdded: boolean;
  /** Takes the focus again when it is another. */
  readonly focusedFor: unknown;
}

export function SearchField({ query, onQuery, hasAdded, focusedFor }: SearchFieldProps) {
  const { t } = useTranslation("add");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what asked for it.
  useEffect(() => {
    // On a phone the keyboard would cover the lists.
    if (globalThis.matchMedia?.("(pointer: fine)").matches) field.current?.focus();
  }, [focusedFor]);
  const write = (text: string) => onQuery(text.slice(0, foodSearchMaxLength));
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {t("search.label")}
      </label>
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-0 left-3 h-full w-5 text-ink-muted" />
        <input
          ref={field}
          id={id}
          type="search"
          enterKeyHint="search"
          placeholder={t("search.placeholder")}
          value={query}
          maxLength={foodSearchMaxLength}
          autoComplete="off"
          // After something was added, the next word replaces the last.
          onFocus={(event) => hasAdded && event.target.select()}
          onKeyDown={moveToRow}
          onChange={(event) => write(event.target.value)}
          className={classes(
            controlClasses,
            "h-12 pr-24 pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden",
          )}
        />
        <div className="absolute inset-y-0 right-0 flex items-center">
          {query !== "" && (
            <IconButton
              label={t("search.clear")}
              onClick={() => {
                write("");
                field.current?.focus();
              }}
            >
              <CloseIcon className="size-4" />
            </IconButton>
          )}
          <SearchVoice onWords={(words) => write(query.trim() === "" ? words : `${query.trim()} ${words}`)} />
        </div>
      </div>
    </div>
  );
}
