import { ConnectPage } from "../features/assistants/connect-page.tsx";

export const handle = { page: "connect", namespaces: ["connect", "data", "account", "errors", "common"] };

export default ConnectPage;
