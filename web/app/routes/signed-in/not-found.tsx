/** web/app/routes/signed-in: every address that no page has. Signed-out visitors are sent to / by the layout. */
import { data } from "react-router";
import { NotFound } from "../../features/frame/not-found.tsx";
import { LoadingScreen } from "../../ui/loading-screen.tsx";

export const handle = { page: "notFound" };

export function loader() {
  return data(null, { status: 404 });
}

/** Nothing to ask the server: the address is known to be unknown. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

export default NotFound;
