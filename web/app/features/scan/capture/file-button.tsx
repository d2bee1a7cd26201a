/** web/features/scan/capture: a button that asks the system for a picture. */
import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { Button } from "../../../ui/button.tsx";

/** Without HEIC on purpose: asked so, an iPhone hands over a JPEG. One that comes all the same is read all the same. */
const acceptedTypes = "image/jpeg,image/png,image/webp";

interface FileButtonProps extends ComponentProps<typeof Button> {
  readonly onFile: (file: File) => void;
  /** Opens the phone's camera app instead of its pictures. */
  readonly isFromCamera?: boolean;
}

export function FileButton({ onFile, isFromCamera = false, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        capture={isFromCamera ? "environment" : undefined}
        onChange={onChange}
      />
    </>
  );
}
