import { ThankYouPage } from "../../features/plans/thank-you/thank-you-page.tsx";

export const handle = { page: "thankYou", namespaces: ["subscription", "pro"] };

export default ThankYouPage;
