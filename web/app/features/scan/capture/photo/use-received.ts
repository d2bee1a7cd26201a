import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { deletePhotos, loadPhotos } from "../../../../storage/photo-store.ts";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { readSharedText, shareParameter } from "./share-target.ts";

/** The pictures among dropped or pasted files, or else the first file, which may be a HEIC without a type. */
export function findImages(transfer: DataTransfer | null): readonly File[] {
  const files = [...(transfer?.files ?? [])];
  const images = files.filter(({ type }) => type.startsWith("image/"));
  return images.length > 0 ? images : files.slice(0, 1);
}

interface Received {
  readonly onPhotos: (files: readonly Blob[]) => void;
  readonly onWords: (words: string) => void;
}

/** Calls back for the pictures pasted on the page, and for pictures or words that another app shares. */
export function useReceived(received: Received): void {
  const handler = useRef(received);
  useEffect(() => {
    handler.current = received;
  });
  usePastedPhotos(handler);
  useShared(handler);
}

interface ReceivedHandler {
  readonly current: Received;
}

function usePastedPhotos(handler: ReceivedHandler): void {
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      // Word processors put a picture beside copied text: the text is meant.
      if (clipboardData?.types.includes("text/plain")) return;
      const images = findImages(clipboardData);
      if (images.length > 0) handler.current.onPhotos(images);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [handler]);
}

function useShared(handler: ReceivedHandler): void {
  const { t } = useTranslation("analysis");
  const [parameters, setParameters] = useSearchParams();
  const isShare = parameters.has(shareParameter);
  const isHandled = useRef(false);
  useEffect(() => {
    if (!isShare || isHandled.current) return;
    isHandled.current = true;
    const words = readSharedText(window.location.hash);
    loadPhotos("shared").then((photos) => {
      // Going back or reloading must not open the photo again.
      setParameters({}, { replace: true, preventScrollReset: true });
      void deletePhotos("shared");
      if (words !== "") handler.current.onWords(words);
      if (photos.length > 0) handler.current.onPhotos(photos.map(({ image }) => image));
      else if (words === "")
        showToast({
          title: t("share.missed.title"),
          description: t("share.missed.text"),
          variant: "warning",
        });
    });
  }, [isShare, handler, setParameters, t]);
}
