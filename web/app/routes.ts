/** web/app: every address and the file that shows it. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const toCome = "routes/public/to-come.tsx";

export default [
  index("routes/public/landing.tsx"),
  route("login", "routes/public/login.tsx"),
  route("register", "routes/public/register.tsx"),
  route("scanner", "routes/public/scanner.tsx"),
  ...["about", "terms", "privacy", "contact", "blog", "blog/:slug"].map((path) =>
    route(path, toCome, { id: `to-come/${path}` }),
  ),
  layout("routes/signed-in/layout.tsx", [
    route("dashboard", "routes/signed-in/dashboard.tsx"),
    route("meals", "routes/signed-in/meals.tsx"),
    route("analysis", "routes/signed-in/analysis.tsx"),
    route("profile", "routes/signed-in/profile.tsx"),
    route("subscription", "routes/signed-in/subscription.tsx"),
    route("*", "routes/signed-in/not-found.tsx"),
  ]),
] satisfies RouteConfig;
