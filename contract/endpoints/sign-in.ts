import { endpoint } from "../endpoint.ts";
import {
  anonymousSession,
  anonymousSessionRequest,
  anonymousSessionState,
  conversion,
  convertedSession,
  credentials,
  loginAnswer,
  logoutRequest,
  refreshRequest,
  registration,
  tokenPair,
  user,
} from "../shapes/sign-in.ts";

export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  summary: "Create an account",
  body: registration,
  answer: user,
  status: 201,
  failures: ["email_taken", "password_too_common", "password_too_short"],
});
export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "public",
  summary: "Exchange e-mail and password for tokens, or for a challenge where a second factor is needed",
  body: credentials,
  answer: loginAnswer,
  failures: ["invalid_credentials", "too_many_login_attempts"],
});
export const refresh = endpoint({
  method: "POST",
  path: "/api/auth/refresh",
  access: "public",
  summary: "Exchange a refresh token for a new pair; the old one is spent",
  body: refreshRequest,
  answer: tokenPair,
  failures: ["invalid_refresh_token"],
});
export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "anyone",
  isOpenBeforeDeletion: true,
  summary:
    "End the session of the refresh token in the body, and that of the access token; needs one of them",
  body: logoutRequest,
  failures: ["unauthorized"],
});
export const me = endpoint({
  method: "GET",
  path: "/api/auth/me",
  access: "user",
  summary: "The signed-in person",
  answer: user,
});
export const createAnonymousSession = endpoint({
  method: "POST",
  path: "/api/anonymous/session",
  access: "public",
  summary: "Start a visitor's session with its free scans",
  body: anonymousSessionRequest,
  answer: anonymousSession,
  status: 201,
});
export const validateAnonymousSession = endpoint({
  method: "POST",
  path: "/api/anonymous/session/validate",
  access: "visitor",
  summary: "Whether the visitor's session token is still good, and its scans so far",
  answer: anonymousSessionState,
});
export const convertAnonymousSession = endpoint({
  method: "POST",
  path: "/api/auth/convert-anonymous",
  access: "user",
  summary: "Move a visitor's saved meals to the caller's account",
  body: conversion,
  answer: convertedSession,
  failures: ["daily_conversion_limit_exceeded", "invalid_anonymous_session", "daily_meal_limit_exceeded"],
});
