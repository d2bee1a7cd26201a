/** The endpoint to which providers send the browser with their answer: a GET, or a POST from another site. */
export const providerCallbackPath = "/api/auth/providers/:provider/callback";
/** The page that exchanges the ticket. */
export const providerReturnPage = "/sign-in";
