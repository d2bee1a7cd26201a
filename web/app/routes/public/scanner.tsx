/** web/app/routes/public: /scanner, for visitors and members alike; search engines leave it out. */
import { ScannerPage } from "../../features/scan/flow/scanner-page.tsx";

/** What the dialogs will say, beside what the page says at first. */
export const handle = { page: "scanner", namespaces: ["analysis", "common", "errors"] };

export default ScannerPage;
