import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";

/** Sends the browser to the address that the call answers. Busy until it has left, and free again when it comes back. */
export function useLeaveForProvider<Provider>(begin: (provider: Provider) => Promise<{ url: string }>) {
  const leaving = useMutation({
    mutationFn: begin,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { reset } = leaving;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reset]);
  const isBusy = leaving.isPending || leaving.isSuccess;
  return {
    leave: (provider: Provider) => {
      if (!isBusy) leaving.mutate(provider);
    },
    busyWith: isBusy ? leaving.variables : undefined,
    error: leaving.error,
  };
}
