import { AnalysisPage } from "../../features/insights/analysis-page.tsx";

export const handle = { page: "analysis", namespaces: ["dashboard", "analysis"] };

export default AnalysisPage;
