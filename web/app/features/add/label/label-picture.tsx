import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** The table as it was photographed, to compare the figures with. */
export function LabelPicture({ picture }: { picture: Blob }) {
  const { t } = useTranslation("add");
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(picture);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [picture]);
  return (
    <img
      src={address}
      alt={t("label.picture")}
      className="max-h-96 w-full rounded-lg border border-line bg-oat/40 object-contain"
    />
  );
}
