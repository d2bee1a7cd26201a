/** analysis/compose: the tips in words, in the three languages. */
import type { Language } from "#domain/people/language.ts";

export type TipKind =
  | "alcohol"
  | "caffeine"
  | "saltHigh"
  | "sugarsHigh"
  | "saturatedFatHigh"
  | "fiberRich"
  | "fiberOfDay"
  | "fiberPoor"
  | "proteinRich"
  | "proteinPoor"
  | "plantRich"
  | "ironWithVitaminC"
  | "ironWithoutVitaminC"
  | "calciumRich"
  | "balanced";

const english: Readonly<Record<TipKind, string>> = {
  alcohol:
    "About {grams} g of alcohol, as much as {drinks} standard drinks. Alcohol has nearly as many calories as fat; a glass of water with each drink helps to have fewer.",
  caffeine:
    "About {amount} mg of caffeine, {percent} % of the 400 mg a day that EFSA calls safe for adults. Late in the day, decaf is kinder to your sleep.",
  saltHigh:
    "About {grams} g of salt here, {percent} % of what the WHO advises as a day's most. Most comes from {food}: a smaller portion of it, or lemon and herbs instead of salt, brings it down quickly.",
  sugarsHigh:
    "About {grams} g of added or free sugars, {percent} % of the WHO's daily most. Most comes from {food}; water, or fruit instead, would leave room for the rest of the day.",
  saturatedFatHigh:
    "Saturated fat reaches {grams} g, {percent} % of a day's most, mainly from {food}. Olive or rapeseed oil, nuts or fish bring fats that are easier on the heart.",
  fiberRich: "{grams} g of fiber in one meal: a fine share of the {goal} g a day that EFSA advises.",
  fiberOfDay:
    "{grams} g of fiber in this meal: with it your day stands at {dayGrams} g of the {goal} g that EFSA advises.",
  fiberPoor:
    "Only {grams} g of fiber in this meal. A handful of beans or chickpeas, whole wheat bread or a piece of fruit adds 4 to 8 g towards the day's {goal} g.",
  proteinRich:
    "{grams} g of protein, {percent} % of the energy: it keeps you full for longer and helps to maintain muscle.",
  proteinPoor:
    "Protein gives only {percent} % of this meal's energy. An egg, yogurt, lentils or fish beside it would keep you full for longer.",
  plantRich:
    "About {grams} g of fruit, vegetables or pulses: {percent} % of the 400 g a day that the WHO advises, in one meal.",
  ironWithVitaminC:
    "{percent} % of a day's iron, and vitamin C on the same plate, which helps the body to take it up. A good pair.",
  ironWithoutVitaminC:
    "{percent} % of a day's iron. Something with vitamin C beside it, such as pepper, citrus or kiwi, helps the body to take it up.",
  calciumRich:
    "{percent} % of a day's calcium: good for bones and teeth, best together with some daylight for vitamin D.",
  balanced: "Nothing stands out in this meal, which is a good sign. Variety over the week does the rest.",
};

const spanish: Readonly<Record<TipKind, string>> = {
  alcohol:
    "Unos {grams} g de alcohol, lo que son {drinks} unidades de bebida estándar. El alcohol aporta casi tantas calorías como la grasa; un vaso de agua con cada copa ayuda a beber menos.",
  caffeine:
    "Unos {amount} mg de cafeína, el {percent} % de los 400 mg al día que la EFSA considera seguros para adultos. Por la tarde, un descafeinado cuida más tu sueño.",
  saltHigh:
    "Aquí hay unos {grams} g de sal, el {percent} % del máximo diario que aconseja la OMS. La mayor parte viene de {food}: una ración más pequeña, o limón y hierbas en lugar de sal, lo reduce enseguida.",
  sugarsHigh:
    "Unos {grams} g de azúcares añadidos o libres, el {percent} % del máximo diario de la OMS. La mayor parte viene de {food}; agua o fruta en su lugar dejarían margen para el resto del día.",
  saturatedFatHigh:
    "La grasa saturada llega a {grams} g, el {percent} % del máximo de un día, sobre todo por {food}. El aceite de oliva, los frutos secos o el pescado aportan grasas más amables con el corazón.",
  fiberRich:
    "{grams} g de fibra en una sola comida: una buena parte de los {goal} g al día que aconseja la EFSA.",
  fiberOfDay:
    "{grams} g de fibra en esta comida: con ella llevas hoy {dayGrams} g de los {goal} g que aconseja la EFSA.",
  fiberPoor:
    "Solo {grams} g de fibra en esta comida. Un puñado de legumbres, pan integral o una pieza de fruta suma de 4 a 8 g hacia los {goal} g del día.",
  proteinRich:
    "{grams} g de proteína, el {percent} % de la energía: sacia durante más tiempo y ayuda a mantener el músculo.",
  proteinPoor:
    "La proteína da solo el {percent} % de la energía de esta comida. Un huevo, yogur, lentejas o pescado de acompañamiento te saciarían más tiempo.",
  plantRich:
    "Unos {grams} g de fruta, verdura o legumbres: el {percent} % de los 400 g diarios que aconseja la OMS, en una sola comida.",
  ironWithVitaminC:
    "El {percent} % del hierro de un día, y en el mismo plato vitamina C, que ayuda al cuerpo a absorberlo. Buena pareja.",
  ironWithoutVitaminC:
    "El {percent} % del hierro de un día. Algo con vitamina C al lado, como pimiento, cítricos o kiwi, ayuda al cuerpo a absorberlo.",
  calciumRich:
    "El {percent} % del calcio de un día: bueno para huesos y dientes, mejor aún con algo de luz natural para la vitamina D.",
  balanced:
    "Nada destaca en esta comida, y eso es buena señal. La variedad a lo largo de la semana hace el resto.",
};

const french: Readonly<Record<TipKind, string>> = {
  alcohol:
    "Environ {grams} g d’alcool, soit {drinks} verres standard. L’alcool apporte presque autant de calories que les graisses ; un verre d’eau avec chaque verre aide à moins boire.",
  caffeine:
    "Environ {amount} mg de caféine, soit {percent} % des 400 mg par jour que l’EFSA juge sûrs pour un adulte. Plus tard dans la journée, un décaféiné ménage votre sommeil.",
  saltHigh:
    "Environ {grams} g de sel ici, soit {percent} % du maximum quotidien conseillé par l’OMS. L’essentiel vient de : {food}. Une portion plus petite, ou du citron et des herbes au lieu du sel, le fait vite baisser.",
  sugarsHigh:
    "Environ {grams} g de sucres ajoutés ou libres, soit {percent} % du maximum quotidien de l’OMS. L’essentiel vient de : {food}. De l’eau ou un fruit à la place laisserait de la marge pour la journée.",
  saturatedFatHigh:
    "Les graisses saturées atteignent {grams} g, soit {percent} % du maximum d’une journée, surtout à cause de : {food}. L’huile d’olive ou de colza, les noix ou le poisson ménagent mieux le cœur.",
  fiberRich:
    "{grams} g de fibres en un seul repas : une belle part des {goal} g par jour que conseille l’EFSA.",
  fiberOfDay:
    "{grams} g de fibres dans ce repas : avec lui, votre journée en est à {dayGrams} g sur les {goal} g que conseille l’EFSA.",
  fiberPoor:
    "Seulement {grams} g de fibres dans ce repas. Une poignée de légumes secs, du pain complet ou un fruit ajoute 4 à 8 g vers les {goal} g de la journée.",
  proteinRich:
    "{grams} g de protéines, {percent} % de l’énergie : de quoi rester rassasié plus longtemps et entretenir les muscles.",
  proteinPoor:
    "Les protéines ne donnent que {percent} % de l’énergie de ce repas. Un œuf, un yaourt, des lentilles ou du poisson à côté rassasierait plus longtemps.",
  plantRich:
    "Environ {grams} g de fruits, légumes ou légumes secs : {percent} % des 400 g par jour que conseille l’OMS, en un repas.",
  ironWithVitaminC:
    "{percent} % du fer d’une journée, et dans la même assiette de la vitamine C, qui aide le corps à l’absorber. Une bonne paire.",
  ironWithoutVitaminC:
    "{percent} % du fer d’une journée. Un aliment riche en vitamine C à côté, comme le poivron, les agrumes ou le kiwi, aide le corps à l’absorber.",
  calciumRich:
    "{percent} % du calcium d’une journée : bon pour les os et les dents, mieux encore avec un peu de lumière du jour pour la vitamine D.",
  balanced:
    "Rien ne ressort dans ce repas, et c’est bon signe. La variété au fil de la semaine fait le reste.",
};

export const tipTexts: Readonly<Record<Language, Readonly<Record<TipKind, string>>>> = {
  en: english,
  es: spanish,
  fr: french,
};
