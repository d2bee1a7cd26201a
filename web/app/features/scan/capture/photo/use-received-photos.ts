import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { deletePhoto, loadPhoto } from "../../../../storage/photo-store.ts";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { findImage } from "./find-image.ts";
import { shareParameter } from "./share-target.ts";

/** Calls `onPhoto` for every picture pasted on the page or shared by another app. */
export function useReceivedPhotos(onPhoto: (file: Blob) => void): void {
  const handler = useRef(onPhoto);
  useEffect(() => {
    handler.current = onPhoto;
  });
  usePastedPhotos(handler);
  useSharedPhoto(handler);
}

interface PhotoHandler {
  readonly current: (file: Blob) => void;
}

function usePastedPhotos(handler: PhotoHandler): void {
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      // Word processors put a picture beside copied text: the text is meant.
      if (clipboardData?.types.includes("text/plain")) return;
      const image = findImage(clipboardData);
      if (image) handler.current(image);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [handler]);
}

function useSharedPhoto(handler: PhotoHandler): void {
  const { t } = useTranslation("analysis");
  const [parameters, setParameters] = useSearchParams();
  const isShare = parameters.has(shareParameter);
  const isHandled = useRef(false);
  useEffect(() => {
    if (!isShare || isHandled.current) return;
    isHandled.current = true;
    loadPhoto("shared").then((image) => {
      // Going back or reloading must not open the photo again.
      setParameters({}, { replace: true, preventScrollReset: true });
      void deletePhoto("shared");
      if (image) handler.current(image);
      else
        showToast({
          title: t("share.missed.title"),
          description: t("share.missed.text"),
          variant: "warning",
        });
    });
  }, [isShare, handler, setParameters, t]);
}
