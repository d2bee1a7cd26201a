import { BodyPage } from "../../features/body/body-page.tsx";

export const handle = { page: "body", namespaces: ["body"] };

export default BodyPage;
