import { DataPage } from "../../features/transfer/data-page.tsx";

export const handle = { page: "data", namespaces: ["data", "meals"] };

export default DataPage;
