import { NotificationsPage } from "../../features/notifications/notifications-page.tsx";

export const handle = { page: "notifications", namespaces: ["notifications", "account"] };

export default NotificationsPage;
