import { DeleteAccountPage } from "../../features/account-deletion/delete-account-page.tsx";

export const handle = { page: "deleteAccount", namespaces: ["account", "profile", "meals"] };

export default DeleteAccountPage;
