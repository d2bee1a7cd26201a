/** web/app/routes/signed-in: /subscription. */
import { PlansPage } from "../../features/plans/plans-page.tsx";

export const handle = { namespaces: ["subscription"] };

export default PlansPage;
