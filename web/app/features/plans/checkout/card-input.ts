// The sandbox's card form: formatting and validation.
import { cardThatDeclinesLater, testCardOutcome } from "#contract/sandbox-test-cards.ts";

export interface CardInput {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}
export type CardError = "missing" | "notTestCard" | "invalidExpiry" | "past" | "invalidCvc";
export type CardErrors = Partial<Record<keyof CardInput, CardError>>;

const numberMaxDigits = 19;
const groupLength = 4;

function digitsOf(typed: string, max: number): string {
  return typed.replace(/\D/g, "").slice(0, max);
}

/** The digits in groups of four, as printed on a card. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed, numberMaxDigits);
  return (digits.match(new RegExp(`.{1,${groupLength}}`, "g")) ?? []).join(" ");
}

/** Inserts the slash, and lets it be deleted; a first digit from 2 to 9 is a one-digit month. */
export function formatExpiry(typed: string, previous: string): string {
  const isDeleting = typed.length < previous.length;
  const raw = digitsOf(typed, 4);
  const digits = /^[2-9]/.test(raw) ? `0${raw}`.slice(0, 4) : raw;
  if (isDeleting) return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  return digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export function formatCvc(typed: string): string {
  return digitsOf(typed, 4);
}

/** Refuses all but test cards, so that no real card number is ever sent. The device's own month (`now`) counts. */
export function validateCard({ number, expiry, cvc }: CardInput, now: Date): CardErrors {
  return {
    ...errorEntry("number", validateNumber(number)),
    ...errorEntry("expiry", validateExpiry(expiry, now)),
    ...errorEntry("cvc", validateCvc(cvc)),
  };
}

function errorEntry(field: keyof CardInput, error: CardError | undefined): CardErrors {
  return error ? { [field]: error } : {};
}

function validateNumber(number: string): CardError | undefined {
  if (number.trim() === "") return "missing";
  const isTestCard =
    testCardOutcome(number) !== undefined || digitsOf(number, numberMaxDigits) === cardThatDeclinesLater;
  return isTestCard ? undefined : "notTestCard";
}

function validateExpiry(expiry: string, now: Date): CardError | undefined {
  if (expiry.trim() === "") return "missing";
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  if (month === "") return "invalidExpiry";
  const century = Math.floor(now.getFullYear() / 100) * 100;
  const monthsFromNow =
    (century + Number(year) - now.getFullYear()) * 12 + Number(month) - 1 - now.getMonth();
  return monthsFromNow < 0 ? "past" : undefined;
}

function validateCvc(cvc: string): CardError | undefined {
  if (cvc === "") return "missing";
  return /^\d{3,4}$/.test(cvc) ? undefined : "invalidCvc";
}

/** Fills the form for a test card: a future month and any security code. */
export function exampleCard(cardNumber: string, now: Date): CardInput {
  const year = String((now.getFullYear() + 2) % 100).padStart(2, "0");
  return { number: formatCardNumber(cardNumber), expiry: `12/${year}`, cvc: "123" };
}
