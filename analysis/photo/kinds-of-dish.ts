/** analysis/photo: from a photo to foods, without a network. This file names the kinds of dish in the three languages. */
import type { Language } from "#domain/people/language.ts";
import type { KindOfDish } from "./food-label.ts";

/** As a choice of the question "What is it?". */
export const kindNames: Readonly<Record<KindOfDish, Readonly<Record<Language, string>>>> = {
  fruit: { en: "Fruit", es: "Fruta", fr: "Fruits" },
  vegetable: { en: "Vegetables", es: "Verdura", fr: "Légumes" },
  salad: { en: "Salad", es: "Ensalada", fr: "Salade" },
  soup: { en: "Soup", es: "Sopa o crema", fr: "Soupe" },
  stew: {
    en: "Stew, curry or pulses",
    es: "Guiso, curry o legumbres",
    fr: "Plat mijoté, curry ou légumes secs",
  },
  pasta: { en: "Pasta or noodles", es: "Pasta o fideos", fr: "Pâtes ou nouilles" },
  rice: { en: "Rice dish or sushi", es: "Arroz o sushi", fr: "Riz ou sushis" },
  pizza: { en: "Pizza or savoury tart", es: "Pizza o empanada", fr: "Pizza ou tarte salée" },
  sandwich: {
    en: "Sandwich, burger or taco",
    es: "Bocadillo, hamburguesa o taco",
    fr: "Sandwich, burger ou taco",
  },
  meat: { en: "Meat or poultry", es: "Carne o pollo", fr: "Viande ou volaille" },
  fish: { en: "Fish or seafood", es: "Pescado o marisco", fr: "Poisson ou fruits de mer" },
  egg: { en: "Eggs", es: "Huevos", fr: "Œufs" },
  potato: { en: "Potatoes", es: "Patatas", fr: "Pommes de terre" },
  bread: { en: "Bread or pastry", es: "Pan o bollería", fr: "Pain ou viennoiserie" },
  cereal: { en: "Cereal or porridge", es: "Cereales o gachas", fr: "Céréales ou porridge" },
  dairy: { en: "Cheese or yogurt", es: "Queso o yogur", fr: "Fromage ou yaourt" },
  dessert: { en: "Dessert or sweets", es: "Postre o dulces", fr: "Dessert ou douceur" },
  snack: { en: "Snack or nuts", es: "Aperitivo o frutos secos", fr: "En-cas ou fruits à coque" },
  drink: { en: "Drink", es: "Bebida", fr: "Boisson" },
};
