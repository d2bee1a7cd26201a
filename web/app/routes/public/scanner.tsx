import { ScannerPage } from "../../features/scan/flow/scanner-page.tsx";

/** Includes the texts of the page's dialogs. */
export const handle = { page: "scanner", namespaces: ["analysis", "common", "errors"] };

export default ScannerPage;
