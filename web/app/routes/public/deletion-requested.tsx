import { DeletionRequested } from "../../features/account-deletion/deletion-requested.tsx";

export const handle = { page: "deletionRequested", namespaces: ["errors"] };

export default DeletionRequested;
