import { type CaptureMethod, chooseInitialMethod } from "../capture/capture-method.ts";
import type { PhotoDraft } from "../capture/photo/use-photo-draft.ts";
import type { CaptureSubject, ScanFlow, ScanStep } from "./scan-flow.ts";

interface CaptureParts {
  readonly step: ScanStep;
  readonly draft: PhotoDraft;
  readonly capture: (method: CaptureMethod, subject?: CaptureSubject) => void;
}

type CaptureActions = Pick<
  ScanFlow,
  "open" | "selectMethod" | "openWithFiles" | "photographLabel" | "describe" | "editInput"
>;

/** All ways to the dialog in which a meal is typed or photographed. */
export function captureActions({ step, draft, capture }: CaptureParts): CaptureActions {
  const { photos, packetCode } = draft;
  return {
    open: (method) => {
      const hasPhoto = photos.length > 0;
      capture(method ?? chooseInitialMethod(hasPhoto), { packetCode: hasPhoto ? packetCode : undefined });
    },
    selectMethod: (method) => {
      const { descriptionTarget } = step.kind === "capture" ? step : {};
      capture(method, { descriptionTarget, packetCode });
    },
    openWithFiles: (files) => {
      if (step.kind !== "capture") draft.clear();
      draft.addFiles(files);
      capture("gallery");
    },
    photographLabel: (code) => {
      draft.clear();
      capture("camera", { packetCode: code });
    },
    describe: (descriptionTarget) => capture("text", { descriptionTarget }),
    editInput: (input) => {
      if (input.kind === "description") capture("text", { descriptionTarget: input.descriptionTarget });
      else if (input.kind === "barcode") capture("camera");
      else if (input.kind === "text") capture("text");
      else capture(chooseInitialMethod(true), { packetCode: input.packetCode });
    },
  };
}
