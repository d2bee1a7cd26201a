/** Rendered without the app. */
const sitePaths = ["/", "/blog", "/about", "/terms", "/privacy", "/contact", "/accuracy"];
export const visitorPaths = [
  "/login",
  "/register",
  "/sign-in",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/scanner",
];
export const publicPaths = [...sitePaths, ...visitorPaths];
export const signedInPaths = [
  "/dashboard",
  "/meals",
  "/analysis",
  "/body",
  "/profile",
  "/security",
  "/delete-account",
  "/notifications",
  "/subscription",
  "/no-such-page",
];
