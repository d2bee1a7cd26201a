import { ProfilePage } from "../../features/profile/profile-page.tsx";

/** Includes the texts of the page's dialogs. */
export const handle = { page: "profile", namespaces: ["profile", "dashboard", "pro"] };

export default ProfilePage;
