/** web/features/scan/capture: how a meal gets in. Ways to do it become tabs as soon as there are two. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Tab, Tabs } from "../../../ui/tabs.tsx";
import { TextCapture } from "./text-capture.tsx";

interface CapturePanelProps {
  readonly onAnalyse: (text: string) => void;
}

type CaptureWay = "text";

export function CapturePanel({ onAnalyse }: CapturePanelProps) {
  const { t } = useTranslation("analysis");
  return (
    <CaptureTabs
      ways={[{ id: "text", label: t("capture.tabs.text"), content: <TextCapture onAnalyse={onAnalyse} /> }]}
    />
  );
}

function CaptureTabs({ ways }: { ways: readonly [Tab<CaptureWay>, ...Tab<CaptureWay>[]] }): ReactNode {
  const { t } = useTranslation("analysis");
  const [selected, setSelected] = useState<CaptureWay>(ways[0].id);
  if (ways.length === 1) return ways[0].content;
  return <Tabs label={t("capture.tabs.label")} tabs={ways} selected={selected} onSelect={setSelected} />;
}
