/** web/features/plans/checkout: what is typed into the sandbox's card form: grouped as on the card, and checked before it is sent. */
import { cardThatDeclinesLater, testCardOutcome } from "#domain/plans/test-cards.ts";

export interface CardInput {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}
export type CardFault = "missing" | "notTestCard" | "invalidExpiry" | "past" | "invalidCvc";
export type CardFaults = Partial<Record<keyof CardInput, CardFault>>;

const numberMaxDigits = 19;
const groupLength = 4;

function digitsOf(typed: string, max: number): string {
  return typed.replace(/\D/g, "").slice(0, max);
}

/** Groups of four, as they stand on a card. */
export function groupedNumber(typed: string): string {
  const digits = digitsOf(typed, numberMaxDigits);
  return (digits.match(new RegExp(`.{1,${groupLength}}`, "g")) ?? []).join(" ");
}

/** The slash comes by itself, and goes as easily; a lone 2 to 9 is a month of one digit. */
export function writtenExpiry(typed: string, before: string): string {
  const isDeleting = typed.length < before.length;
  const raw = digitsOf(typed, 4);
  const digits = /^[2-9]/.test(raw) ? `0${raw}`.slice(0, 4) : raw;
  if (isDeleting) return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  return digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export function writtenCvc(typed: string): string {
  return digitsOf(typed, 4);
}

/** No card but a test card is ever sent anywhere: a real one is refused here. `now`: the device's own month decides. */
export function cardFaults({ number, expiry, cvc }: CardInput, now: Date): CardFaults {
  return {
    ...faultOf("number", numberFault(number)),
    ...faultOf("expiry", expiryFault(expiry, now)),
    ...faultOf("cvc", cvcFault(cvc)),
  };
}

function faultOf(field: keyof CardInput, fault: CardFault | undefined): CardFaults {
  return fault ? { [field]: fault } : {};
}

function numberFault(number: string): CardFault | undefined {
  if (number.trim() === "") return "missing";
  const isTestCard =
    testCardOutcome(number) !== undefined || digitsOf(number, numberMaxDigits) === cardThatDeclinesLater;
  return isTestCard ? undefined : "notTestCard";
}

function expiryFault(expiry: string, now: Date): CardFault | undefined {
  if (expiry.trim() === "") return "missing";
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  if (month === "") return "invalidExpiry";
  const century = Math.floor(now.getFullYear() / 100) * 100;
  const monthsFromNow =
    (century + Number(year) - now.getFullYear()) * 12 + Number(month) - 1 - now.getMonth();
  return monthsFromNow < 0 ? "past" : undefined;
}

function cvcFault(cvc: string): CardFault | undefined {
  if (cvc === "") return "missing";
  return /^\d{3,4}$/.test(cvc) ? undefined : "invalidCvc";
}

/** What fills the form for a test card: a month that is far enough off, any code. */
export function exampleInput(cardNumber: string, now: Date): CardInput {
  const year = String((now.getFullYear() + 2) % 100).padStart(2, "0");
  return { number: groupedNumber(cardNumber), expiry: `12/${year}`, cvc: "123" };
}
