/** web/app/routes/signed-in: /meals. */
import { MealsPage } from "../../features/meals/meals-page.tsx";

/** What the dialogs will say, beside what the page says at first. */
export const handle = { page: "meals", namespaces: ["meals", "analysis"] };

export default MealsPage;
