import { useRouteLoaderData } from "react-router";
import { passwordMinLength } from "#contract/limits.ts";

/** The least number of characters, as the server is configured. */
export function usePasswordMinLength(): number {
  const data: unknown = useRouteLoaderData("root");
  const isGiven = typeof data === "object" && data !== null && "passwordMinLength" in data;
  return isGiven && typeof data.passwordMinLength === "number" ? data.passwordMinLength : passwordMinLength;
}
