import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { foodSearchMaxLength } from "#contract/limits.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon, SearchIcon } from "../../ui/icons/action-icons.tsx";
import { moveToRow } from "./move-to-row.ts";
import { SearchVoice } from "./search-voice.tsx";

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly hasAdded: boolean;
}

export function SearchField({ query, onQuery, hasAdded }: SearchFieldProps) {
  const { t } = useTranslation("add");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const write = (text: string) => onQuery(text.slice(0, foodSearchMaxLength));
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {t("search.label")}
      </label>
      <div className="flex min-h-12 items-center rounded-lg border border-line-strong bg-field pl-3 focus-within:border-basil-600 focus-within:shadow-[0_0_0_3px_var(--color-basil-200)]">
        <SearchIcon className="size-5 shrink-0 text-ink-muted" />
        <input
          ref={field}
          id={id}
          type="search"
          enterKeyHint="search"
          placeholder={t("search.placeholder")}
          value={query}
          maxLength={foodSearchMaxLength}
          autoComplete="off"
          // On a phone the keyboard would cover the lists.
          autoFocus={matchMedia("(pointer: fine)").matches}
          // After something was added, the next word replaces the last.
          onFocus={(event) => hasAdded && event.target.select()}
          onKeyDown={moveToRow}
          onChange={(event) => write(event.target.value)}
          className="min-h-12 w-full min-w-0 flex-1 bg-transparent px-2.5 text-base text-ink outline-none placeholder:text-ink-muted/80 [&::-webkit-search-cancel-button]:hidden"
        />
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
  );
}
