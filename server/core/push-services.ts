/** Each a host name, `*.` and a domain, or the origin of a service on this machine. */
export type PushServices = readonly string[];

/** The services of Chrome and what is built on it, Firefox, Edge on Windows, and Safari. */
export const knownPushServices: PushServices = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.notify.windows.com",
  "*.push.apple.com",
];

/** An endpoint comes from a browser, so only HTTPS to a known service is called, at its usual port. */
export function isKnownEndpoint(services: PushServices, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url) return false;
  if (url.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (services.includes(url.origin)) return true;
  return (
    url.protocol === "https:" && url.port === "" && services.some((name) => isHostOf(name, url.hostname))
  );
}

function isHostOf(name: string, host: string): boolean {
  return name.startsWith("*.")
    ? host.endsWith(name.slice(1)) && host.length > name.length - 1
    : host === name;
}
