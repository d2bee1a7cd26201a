/** web/features/scan/photo: an address for a picture in memory, freed as soon as nothing shows it. */
import { useEffect, useState } from "react";

export function useObjectUrl(image: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return url;
}
