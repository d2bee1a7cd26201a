import { KeepAccount } from "../features/account/keep-account.tsx";

export const handle = { page: "keepAccount", namespaces: ["account", "errors", "common"] };

export default KeepAccount;
