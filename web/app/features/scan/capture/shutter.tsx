import { useTranslation } from "react-i18next";

interface ShutterProps {
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

export function Shutter({ isBusy, disabled, onPress }: ShutterProps) {
  const { t } = useTranslation("analysis");
  return (
    <button
      type="button"
      aria-label={t("camera.capture")}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      onClick={onPress}
      className="group pointer-events-auto col-start-2 row-start-1 grid size-20 place-items-center rounded-full border-4 border-white bg-black/20 transition-opacity focus-visible:outline-white disabled:opacity-50"
    >
      <span className="size-15 rounded-full bg-white transition-[scale] duration-100 group-active:scale-90" />
    </button>
  );
}
