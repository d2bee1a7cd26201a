/** The keys that the public pages' small script needs too: it cannot carry the whole registry. */
export const accessTokenKey = "accessToken";
export const themeKey = "theme";
export const signOutRequestedKey = "sign_out_asked";
export const returnPathKey = "return_path";
