import { useEffect, useState } from "react";

/** Revoked as soon as nothing shows the image. */
export function useObjectUrl(image: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(image);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [image]);
  return url;
}
