import { data } from "react-router";
import { NotFound } from "../../features/frame/not-found.tsx";
import { LoadingScreen } from "../../ui/loading-screen.tsx";

export const handle = { page: "notFound" };

export function loader() {
  return data(null, { status: 404 });
}

/** No server call: in the browser the address is already known to be unknown. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

export default NotFound;
