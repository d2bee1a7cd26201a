/** `needs-install`: on iPhone and iPad only the installed app gets notifications. */
export type PushSupport = "ready" | "needs-install" | "unsupported";

export async function findPushSupport(): Promise<PushSupport> {
  if (!("PushManager" in window) || !("Notification" in window))
    return isAppleTouchDevice() ? "needs-install" : "unsupported";
  return (await findRegistration()) ? "ready" : "unsupported";
}

function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Undefined where the app runs without its service worker. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}
