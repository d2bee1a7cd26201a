import type { Language } from "#domain/people/language.ts";
import { wordsOf } from "./language-grammar.ts";

/** What tells when, how long or for how much money a meal was, and nothing of the food. */
export interface TimeWords {
  /** Before an hour: "at 8", "a las 8", "vers 8 h". */
  readonly beforeHour: ReadonlySet<string>;
  /** Between such a word and the hour: "a las 8". */
  readonly hourArticles: ReadonlySet<string>;
  /** After an hour: am, h, heures. Such an hour needs no word before it. */
  readonly afterHour: ReadonlySet<string>;
  /** An hour with only a word before it is one: "a las 8", but not "at 8". */
  readonly hoursNeedNoUnit: boolean;
  readonly units: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  readonly weekdays: ReadonlySet<string>;
  readonly beforeDate: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
  /** Set aside as they are, longest first. */
  readonly phrases: readonly string[];
}

const english: TimeWords = {
  beforeHour: wordsOf("at by around about before after until till since from @"),
  hourArticles: wordsOf(""),
  afterHour: wordsOf("am pm oclock hrs"),
  hoursNeedNoUnit: false,
  units: wordsOf("min mins minute minutes hour hours hr hrs second seconds sec secs day days week weeks"),
  months: wordsOf(
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec",
  ),
  weekdays: wordsOf(
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri mondays tuesdays wednesdays thursdays fridays saturdays sundays weekend",
  ),
  beforeDate: wordsOf("on"),
  currencies: wordsOf("$ € £ dollars dollar bucks euros euro quid usd"),
  phrases: [
    "half an hour ago",
    "an hour ago",
    "half an hour later",
    "an hour later",
    "in the morning",
    "in the afternoon",
    "in the evening",
    "mid morning",
    "mid afternoon",
    "midmorning",
    "midafternoon",
    "at noon",
    "at midday",
    "at midnight",
    "elevenses",
    "half time",
  ],
};

const spanish: TimeWords = {
  beforeHour: wordsOf("a sobre hacia desde hasta"),
  hourArticles: wordsOf("la las"),
  afterHour: wordsOf("am pm h hs hrs horas hora"),
  hoursNeedNoUnit: true,
  units: wordsOf("min mins minuto minutos hora horas segundo segundos dia dias semana semanas"),
  months: wordsOf(
    "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre",
  ),
  weekdays: wordsOf("lunes martes miercoles jueves viernes sabado domingo sabados domingos finde"),
  beforeDate: wordsOf("el dia"),
  currencies: wordsOf("$ € £ euros euro pesos peso dolares dolar soles bolivares"),
  phrases: [
    "a media manana",
    "a media tarde",
    "a media noche",
    "media manana",
    "media tarde",
    "medio dia",
    "al mediodia",
    "a mediodia",
    "mediodia",
    "medianoche",
    "hace media hora",
    "media hora despues",
    "media hora",
    "por la manana",
    "por la tarde",
    "por la noche",
    "de la manana",
    "de la tarde",
    "de la noche",
    "en la manana",
    "en la tarde",
    "en la noche",
    "a primera hora",
    "a ultima hora",
    "entre horas",
    "tentempie",
    "de primero",
    "de segundo",
    "de tercero",
    "primer plato",
    "segundo plato",
    "de entrada",
  ],
};

const french: TimeWords = {
  beforeHour: wordsOf("a vers apres avant des depuis jusqu"),
  hourArticles: wordsOf(""),
  afterHour: wordsOf("h heures heure"),
  hoursNeedNoUnit: false,
  units: wordsOf("min mins minute minutes heure heures seconde secondes jour jours semaine semaines"),
  months: wordsOf(
    "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre janv fevr juil sept oct nov dec",
  ),
  weekdays: wordsOf(
    "lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches weekend",
  ),
  beforeDate: wordsOf("le"),
  currencies: wordsOf("$ € £ euros euro dollars dollar balles"),
  phrases: [
    "petit dejeuner",
    "petit dej",
    "p'tit dejeuner",
    "p'tit dej",
    "ptit dejeuner",
    "ptit dej",
    "petits dejeuners",
    "le matin",
    "ce matin",
    "ce midi",
    "le midi",
    "a midi",
    "le soir",
    "ce soir",
    "du matin",
    "du soir",
    "de l'apres midi",
    "l'apres midi",
    "apres midi",
    "dans l'apres midi",
    "une demi heure",
    "demi heure",
    "quatre heures",
    "en cas",
    "casse croute",
    "dix heures",
    "en entree",
    "en plat",
    "en plat principal",
    "plat principal",
    "en dessert",
    "au dessert",
    "pour le dessert",
    "comme dessert",
  ],
};

export const timeWords: Readonly<Record<Language, TimeWords>> = { en: english, es: spanish, fr: french };
