import { endpoint } from "../endpoint.ts";
import { exportTimeoutMs } from "../limits.ts";
import { newProfile, profile, settings } from "../shapes/profile.ts";

export const getProfile = endpoint({
  method: "GET",
  path: "/api/user/profile",
  access: "user",
  summary: "The profile; 404 when none is stored",
  answer: profile,
  failures: ["profile_not_found"],
});
export const saveProfile = endpoint({
  method: "PUT",
  path: "/api/user/profile",
  access: "user",
  summary: "Save the profile",
  body: newProfile,
  answer: profile,
  failures: ["birthdate_in_future"],
});
export const saveSettings = endpoint({
  method: "PUT",
  path: "/api/user/settings",
  access: "user",
  summary:
    "Save the language, the country whose portions are meant, and how the diary is shown; `/api/auth/me` has them",
  body: settings,
  answer: settings,
});
export const exportMyData = endpoint({
  method: "GET",
  path: "/api/user/export",
  access: "user",
  summary: "A copy of everything that is kept of the caller, as JSON",
  download: { type: "application/json; charset=utf-8" },
  timeoutMs: exportTimeoutMs,
});
