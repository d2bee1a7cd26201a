import { ReportPage } from "../../features/insights/report/report-page.tsx";

export const handle = { page: "report", namespaces: ["dashboard", "analysis"] };

export default ReportPage;
