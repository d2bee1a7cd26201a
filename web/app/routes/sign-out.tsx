import { SignOutPage } from "../features/account/sign-out/sign-out-page.tsx";

export const handle = { page: "signOut", namespaces: ["auth", "common", "errors"] };

export default SignOutPage;
