/** web/features/scan/photo: an address for a picture in memory, freed as soon as nothing shows it. */
import { useEffect, useState } from "react";

export function useObjectUrl(image: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(image);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [image]);
  return url;
}
