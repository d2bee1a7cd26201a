/** web/app: every address and the file that shows it. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The server answers these itself (web/site); the app only has to leave for them. */
const wholePage = "routes/public/whole-page.tsx";
const wholePages = ["about", "terms", "privacy", "contact", "accuracy", "blog", "blog/:slug"];

export default [
  index(wholePage, { id: "whole-page/" }),
  route("login", "routes/public/login.tsx"),
  route("register", "routes/public/register.tsx"),
  route("sign-out", "routes/sign-out.tsx"),
  route("scanner", "routes/public/scanner.tsx"),
  ...wholePages.map((path) => route(path, wholePage, { id: `whole-page/${path}` })),
  layout("routes/signed-in/layout.tsx", [
    route("dashboard", "routes/signed-in/dashboard.tsx"),
    route("meals", "routes/signed-in/meals.tsx"),
    route("analysis", "routes/signed-in/analysis.tsx"),
    route("profile", "routes/signed-in/profile.tsx"),
    route("subscription", "routes/signed-in/subscription.tsx"),
    route("thank-you", "routes/signed-in/thank-you.tsx"),
    route("*", "routes/signed-in/not-found.tsx"),
  ]),
] satisfies RouteConfig;
