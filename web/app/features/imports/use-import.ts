import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { continueImport, createImport, undoImport } from "#contract/endpoints/imports.ts";
import { importMaxBytes, importNameMaxLength } from "#contract/limits.ts";
import type { DataImport, ImportPreview } from "#contract/shapes/imports.ts";
import type { CopiedKind } from "#contract/shapes/own-copy.ts";
import { ApiError } from "../../api/api-error.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { bodyKey } from "../body/weight-queries.ts";
import { importQuery, importsQuery } from "./import-queries.ts";
import { packFiles } from "./pack-files.ts";

/** How the last member of our own export begins. In a text of the document its quotes would have backslashes. */
const scans = ',"scans":[';

/** Our own export without its scans, which are most of it and are not restored; another file as it is. */
export async function withoutScans(file: File): Promise<File> {
  const text = await file.text();
  const at = text.lastIndexOf(scans);
  if (!text.startsWith('{"exportedAt":') || at < 0) return file;
  return new File([text.slice(0, at), "}"], file.name, { type: file.type });
}

export type ReadingChoices = Partial<Pick<ImportPreview, "dateOrder" | "weightUnit">>;

export interface ReadFiles {
  readonly files: readonly File[];
  /** What several are called together. */
  readonly name: string;
  readonly choices?: ReadingChoices;
}

/** Sends a file, or several as one, to be read. It is kept, so that it can be read once more in another way. */
export function useReadFile() {
  const cache = useQueryClient();
  const [file, setFile] = useState<File>();
  const reading = useMutation({
    mutationFn: async ({ files, name, choices = {} }: ReadFiles) => {
      const sent = await Promise.all(
        files.map((each) => (each.size > importMaxBytes ? withoutScans(each) : each)),
      );
      // The server would refuse it, after it was sent.
      const bytes = sent.reduce((sum, { size }) => sum + size, 0);
      if (bytes > importMaxBytes) throw new ApiError(413, "import_file_too_large", "Too large");
      const file = sent.length === 1 && sent[0] ? sent[0] : await packFiles(sent, name);
      setFile(file);
      const { dateOrder, weightUnit } = choices;
      const body = {
        fileName: file.name.slice(-importNameMaxLength),
        ...(dateOrder && { dateOrder }),
        ...(weightUnit && { weightUnit }),
      };
      return request(createImport, { body, file });
    },
    onSuccess: async (preview) => {
      cache.setQueryData(importQuery(preview.id).queryKey, preview);
      await cache.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
    },
  });
  return { reading, file };
}

/** Before a part that failed is asked for again: the server may be busy for a while, or the phone without a connection. */
const retryAfterMs = [1_000, 4_000, 15_000, 30_000];

async function storeNextPart(id: string, takes: readonly CopiedKind[]): Promise<DataImport> {
  const parts = { params: { id }, body: { takes: [...takes] } };
  for (const wait of retryAfterMs) {
    try {
      return await request(continueImport, parts);
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return request(continueImport, parts);
}

/** Stores one part after another. A part that fails leaves the others; calling again goes on. */
export function useStoreImport(id: string) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<DataImport>();
  const storing = useMutation({
    mutationFn: async (takes: readonly CopiedKind[]) => {
      for (;;) {
        const part = await storeNextPart(id, takes);
        setProgress(part);
        if (part.status === "done") return part;
      }
    },
    onSettled: () => refreshDiary(cache),
  });
  return { storing, progress };
}

export function useUndoImport(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => request(undoImport, { params: { id } }),
    onSettled: () => refreshDiary(cache),
  });
}

async function refreshDiary(cache: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: importsQuery.queryKey }),
    cache.invalidateQueries({ queryKey: diaryKey }),
    cache.invalidateQueries({ queryKey: bodyKey }),
  ]);
}
