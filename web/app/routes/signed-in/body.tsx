import { BodyPage } from "../../features/body/body-page.tsx";

export const handle = { page: "body", namespaces: ["body", "profile"] };

export default BodyPage;
