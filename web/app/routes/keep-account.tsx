import { KeepAccount } from "../features/account-deletion/keep-account.tsx";

export const handle = { page: "keepAccount", namespaces: ["account", "errors", "common"] };

export default KeepAccount;
