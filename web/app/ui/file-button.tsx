import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { Button } from "./button.tsx";

/** HEIC is left out so that an iPhone converts to JPEG. A HEIC that arrives anyway is still read. */
const pictures = "image/jpeg,image/png,image/webp";

interface FileButtonProps extends ComponentProps<typeof Button> {
  readonly onFile?: (file: File) => void;
  /** Instead, where several may be chosen. */
  readonly onFiles?: (files: readonly File[]) => void;
  /** Pictures unless given; empty for files of any kind. */
  readonly accept?: string;
  /** Opens the phone's camera app instead of its photo library. */
  readonly isFromCamera?: boolean;
}

export function FileButton({
  onFile,
  onFiles,
  accept = pictures,
  isFromCamera = false,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Otherwise choosing the same file again fires no event.
    target.value = "";
    const [first] = files;
    if (!first) return;
    onFile?.(first);
    onFiles?.(files);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={onFiles !== undefined}
        capture={isFromCamera ? "environment" : undefined}
        onChange={onChange}
      />
    </>
  );
}
