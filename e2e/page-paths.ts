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
  "/scanner",
];
export const signedInPaths = [
  "/dashboard",
  "/meals",
  "/analysis",
  "/profile",
  "/subscription",
  "/no-such-page",
];
