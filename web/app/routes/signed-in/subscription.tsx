import { PlansPage } from "../../features/plans/plans-page.tsx";

export const handle = { page: "subscription", namespaces: ["subscription", "pro"] };

export default PlansPage;
