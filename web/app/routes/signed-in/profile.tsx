/** web/app/routes/signed-in: /profile. */
import { ProfilePage } from "../../features/profile/profile-page.tsx";

/** What the page and its dialogs will say, beside what is said at first. */
export const handle = { page: "profile", namespaces: ["profile", "dashboard", "subscription"] };

export default ProfilePage;
