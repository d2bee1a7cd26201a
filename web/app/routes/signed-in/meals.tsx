import { MealsPage } from "../../features/meals/meals-page.tsx";

/** Includes the texts of the page's dialogs. */
export const handle = { page: "meals", namespaces: ["meals", "analysis"] };

export default MealsPage;
