export const publicPaths = [
  "/",
  "/blog",
  "/about",
  "/terms",
  "/privacy",
  "/contact",
  "/accuracy",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/scanner",
];
export const signedInPaths = [
  "/dashboard",
  "/meals",
  "/analysis",
  "/profile",
  "/security",
  "/subscription",
  "/no-such-page",
];
