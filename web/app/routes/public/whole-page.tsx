/** web/app/routes/public: /, /blog, /about and others that the server keeps as whole pages: the app leaves for them with a new load. */
import { redirectDocument } from "react-router";
import { LoadingScreen } from "../../ui/loading-screen.tsx";
import type { Route } from "./+types/whole-page";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(request.url);
}

export default LoadingScreen;
