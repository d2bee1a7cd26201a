/** The only script of the public pages, inside them: who is signed in, the stored language, sharing, the contact form's button. At most 2 kB. */
import { accessTokenKey, languageKey, signOutAskedKey } from "../../app/storage/site-keys.ts";

const root = document.documentElement;
const stored = localStorage;
const token = stored.getItem(accessTokenKey);
const asked = new URLSearchParams(location.search).get("lang");
const chosen = stored.getItem(languageKey);

if (asked === root.lang) stored.setItem(languageKey, asked);
else if (chosen && chosen !== root.lang && /^(en|es|fr)$/.test(chosen) && !asked)
  location.replace(`?lang=${chosen}${location.hash}`);

if (token) {
  if (location.pathname === "/") location.replace("/dashboard");
  root.classList.add("member");
}

function find<E extends HTMLElement>(selector: string): E | null {
  return document.querySelector<E>(selector);
}

/** What the access token says of its owner. */
function person(): { name?: string; email?: string } {
  try {
    const claims = (token ?? "").split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/") ?? "";
    const bytes = Uint8Array.from(atob(claims), (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

function showPerson(): void {
  const { name = "", email = "" } = person();
  const initials = find("[data-initials]");
  const words = (name || email).split(" ");
  if (initials && words[0])
    initials.textContent = (words[0].charAt(0) + (words[1]?.charAt(0) ?? "")).toUpperCase();
  const line = find("[data-person]");
  if (line) line.textContent = name || email;
  for (const [field, value] of [
    ["name", name],
    ["email", email],
  ] as const) {
    const input = find<HTMLInputElement>(`form [name=${field}]`);
    if (input && !input.value) input.value = value;
  }
}

/** The app's page signs out: it alone knows all that is stored. */
function logOut(): void {
  sessionStorage.setItem(signOutAskedKey, "1");
  location.assign("/sign-out");
}

/** Another tab, or a page left earlier that the browser shows again as it was: this one may name somebody who has left. */
function reloadIfAccountChanged(): void {
  if (stored.getItem(accessTokenKey) !== token) location.reload();
}

async function share(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  const status = find("[data-share-status]");
  if (status) status.textContent = button.dataset.copied ?? "";
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-share]");
  if (button) void share(button);
  if (target.closest("[data-log-out]")) logOut();
  // A menu closes when something else is pressed, and when one of its links is.
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu][open]")) {
    if (!menu.contains(target) || target.closest("a")) menu.open = false;
  }
});
addEventListener("storage", reloadIfAccountChanged);
addEventListener("pageshow", reloadIfAccountChanged);
document.addEventListener("submit", ({ target }) => {
  const button = target instanceof Element && target.querySelector<HTMLButtonElement>("[data-sending]");
  if (!button) return;
  button.disabled = true;
  button.textContent = button.dataset.sending ?? "";
});
document.addEventListener("DOMContentLoaded", () => {
  for (const element of document.querySelectorAll("[data-needs-script]")) element.removeAttribute("hidden");
  if (token) showPerson();
  find("[data-focus]")?.focus();
});
