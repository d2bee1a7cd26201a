import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The server renders these from web/site; the app only leaves for them with a full page load. */
const sitePage = "routes/public/site-page.tsx";
const sitePaths = ["about", "terms", "privacy", "contact", "accuracy", "blog", "blog/:slug"];

export default [
  index(sitePage, { id: "site-page/" }),
  route("login", "routes/public/login.tsx"),
  route("register", "routes/public/register.tsx"),
  route("sign-in", "routes/public/sign-in.tsx"),
  route("forgot-password", "routes/public/forgot-password.tsx"),
  route("reset-password", "routes/public/reset-password.tsx"),
  route("confirm-email", "routes/public/confirm-email.tsx"),
  route("deletion-requested", "routes/public/deletion-requested.tsx"),
  route("connect", "routes/connect.tsx"),
  route("keep-account", "routes/keep-account.tsx"),
  route("sign-out", "routes/sign-out.tsx"),
  route("scanner", "routes/public/scanner.tsx"),
  ...sitePaths.map((path) => route(path, sitePage, { id: `site-page/${path}` })),
  layout("routes/signed-in/layout.tsx", [
    route("dashboard", "routes/signed-in/dashboard.tsx"),
    route("meals", "routes/signed-in/meals.tsx"),
    route("analysis", "routes/signed-in/analysis.tsx"),
    route("report", "routes/signed-in/report.tsx"),
    route("body", "routes/signed-in/body.tsx"),
    route("profile", "routes/signed-in/profile.tsx"),
    route("data", "routes/signed-in/data.tsx"),
    route("security", "routes/signed-in/security.tsx"),
    route("delete-account", "routes/signed-in/delete-account.tsx"),
    route("notifications", "routes/signed-in/notifications.tsx"),
    route("subscription", "routes/signed-in/subscription.tsx"),
    route("thank-you", "routes/signed-in/thank-you.tsx"),
    route("*", "routes/signed-in/not-found.tsx"),
  ]),
] satisfies RouteConfig;
