import { useRouteLoaderData } from "react-router";
import { type SignInProviderName, signInProviders } from "#domain/people/sign-in-providers.ts";

/** Those for which the server has keys; known with the page, so that nothing moves when they appear. */
export function useSignInProviders(): readonly SignInProviderName[] {
  const data: unknown = useRouteLoaderData("root");
  const isGiven = typeof data === "object" && data !== null && "signInProviders" in data;
  const names: unknown = isGiven ? data.signInProviders : undefined;
  return Array.isArray(names) ? signInProviders.filter((name) => names.includes(name)) : [];
}
