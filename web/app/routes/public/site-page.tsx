import { redirectDocument } from "react-router";
import { LoadingScreen } from "../../ui/loading-screen.tsx";
import type { Route } from "./+types/site-page";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(request.url);
}

export default LoadingScreen;
