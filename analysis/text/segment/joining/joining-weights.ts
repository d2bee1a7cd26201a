/** Holds what taking parts side by side for one food is worth. */
import type { Connective } from "../../languages/language-grammar.ts";

/** What joining over a connective is worth, against two foods. */
export type JoinBonus = Readonly<Record<Connective, number>>;
/** These parts are never one food. */
export const never = Number.NEGATIVE_INFINITY;
export const joinBonus: JoinBonus = {
  with: 0,
  on: 0,
  flavored: 1.6,
  filled: 1.6,
  made: 1.6,
  and: -0.7,
  list: -1,
  aside: 2.5,
  bracketed: 2.5,
  apart: never,
};
/** After a weighed food: who weighs, weighs all; what has no weight is rather part of what has one. */
export const joinBonusWhenWeighed: JoinBonus = {
  with: 2,
  flavored: 2,
  filled: 2,
  on: 2,
  made: 2,
  and: 1.2,
  list: 0.9,
  aside: 2.5,
  bracketed: 2.5,
  apart: never,
};
/** "steak 8 oz with potatoes": a weight behind its food is of that food alone, however it is prepared. */
export const joinBonusBehindWeight: JoinBonus = {
  ...joinBonusWhenWeighed,
  with: -2.2,
  on: -2.2,
  and: -0.7,
  list: -1,
};
/** "A sandwich with cheese, lettuce and tomato": what follows is in the dish. */
export const joinBonusInDish: JoinBonus = {
  with: 2.2,
  flavored: 2.2,
  filled: 2.2,
  on: 2,
  made: 2.2,
  and: -0.7,
  list: -1,
  aside: 2.5,
  bracketed: 2.5,
  apart: never,
};
/** Further parts of what is in it: ", lettuce and tomato". */
export const bonusOfContinuedList = -0.3;
/** A part with an article of its own is rather another food: "with a roll". */
export const articlePenalty = 0.4;
/** "a cheeseburger, the Whopper" */
export const bonusOfApposition = 2;
/** "a peanut butter and jelly sandwich" */
export const bonusOfOneArticle = 1.1;
/** "a sausage and cheese sandwich", "an egg, cheese, and ham sandwich" */
export const bonusOfOneSandwich = 2.2;
/** "ham between two slices of bread" */
export const bonusOfItsBread = 2;
