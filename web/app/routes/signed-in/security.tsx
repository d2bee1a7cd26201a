import { SecurityPage } from "../../features/account/security-page.tsx";

export const handle = { page: "security", namespaces: ["account", "data"] };

export default SecurityPage;
