// The only script of the public pages, inlined in each of them. At most 2 kB.

import { languageKey } from "#contract/page-language.ts";
import { languages } from "#domain/people/language.ts";
import { accessTokenKey, returnPathKey, signOutRequestedKey, themeKey } from "../../app/storage/site-keys.ts";

// Short names for the minifier, which may not rename globals.
const page = document;
const address = location;
const storage = localStorage;
const listen = window.addEventListener;
const root = page.documentElement;
// An unknown value has no rule in the style sheet. The browser's own bars keep the system's colour here; the app corrects it.
const theme = storage.getItem(themeKey);
if (theme) root.dataset.theme = theme;
const token = storage.getItem(accessTokenKey);
const requestedLanguage = new URLSearchParams(address.search).get("lang");
const storedLanguage = storage.getItem(languageKey);

if (requestedLanguage === root.lang) storage.setItem(languageKey, requestedLanguage);
else if (
  storedLanguage !== root.lang &&
  languages.some((language) => language === storedLanguage) &&
  !requestedLanguage
)
  address.replace(`?lang=${storedLanguage}${address.hash}`);

if (token) {
  if (address.pathname === "/") address.replace("/dashboard");
  root.classList.add("member");
}
// A session ended if the path to go back to names an account; a visitor's does not.
else if (sessionStorage.getItem(returnPathKey)?.includes("accountId")) root.classList.add("expired");

function find<E extends HTMLElement>(selector: string): E | null {
  return page.querySelector<E>(selector);
}

function setText(selector: string, text = ""): void {
  const element = find(selector);
  if (element) element.textContent = text;
}

/** The access token's claims about its owner. */
function tokenClaims(): { name?: string; email?: string } {
  try {
    const claims = (token ?? "").split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/") ?? "";
    const bytes = Uint8Array.from(atob(claims), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

function showPerson(): void {
  const { name = "", email = "" } = tokenClaims();
  const words = (name || email).split(" ");
  if (words[0]) setText("[data-initials]", (words[0].charAt(0) + (words[1]?.[0] ?? "")).toUpperCase());
  setText("[data-person]", name || email);
  for (const [field, value] of [
    ["name", name],
    ["email", email],
  ] as const) {
    const input = find<HTMLInputElement>(`form [name=${field}]`);
    if (input && !input.value) input.value = value;
  }
}

/** Signing out happens on a page of the app, which knows everything that is stored. */
function logOut(): void {
  sessionStorage.setItem(signOutRequestedKey, "1");
  address.assign("/sign-out");
}

/** Another tab may have signed in or out, or the browser may restore a page with the previous account. */
function reloadIfAccountChanged(): void {
  if (storage.getItem(accessTokenKey) !== token) address.reload();
}

async function share(button: HTMLElement): Promise<void> {
  const url = address.origin + address.pathname;
  if (navigator.share) return navigator.share({ title: page.title, url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  setText("[data-share-status]", button.dataset.copied);
}

listen("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-share]");
  if (button) void share(button);
  if (target.closest("[data-log-out]")) logOut();
  // A menu closes on a press outside it, and when one of its links is followed.
  const menu = find<HTMLDetailsElement>("[data-menu][open]");
  if (menu && (!menu.contains(target) || target.closest("a"))) menu.open = false;
});
listen("keydown", ({ key }) => {
  const summary = key === "Escape" && find("[data-menu][open]>summary");
  if (!summary) return;
  summary.click();
  summary.focus();
});
listen("storage", reloadIfAccountChanged);
listen("pageshow", reloadIfAccountChanged);
listen("submit", ({ target }) => {
  const button = target instanceof Element && target.querySelector<HTMLButtonElement>("[data-sending]");
  if (!button) return;
  button.disabled = true;
  button.textContent = button.dataset.sending ?? "";
});
listen("DOMContentLoaded", () => {
  for (const element of page.querySelectorAll<HTMLElement>("[data-needs-script]")) element.hidden = false;
  if (token) showPerson();
  find("[data-focus]")?.focus();
});
