import { DataPage } from "../../features/imports/data-page.tsx";

export const handle = { page: "data", namespaces: ["data", "meals"] };

export default DataPage;
