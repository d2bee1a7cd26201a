import type { MicronutrientName } from "#domain/nutrition/nutrients.ts";
import type { Language } from "#domain/people/language.ts";
import type { RecommendationTopic } from "#domain/progress/recommendation.ts";

export type PlainTopic = Exclude<RecommendationTopic, `${MicronutrientName}_low`>;

export interface RecommendationTexts {
  readonly plain: Readonly<Record<PlainTopic, string>>;
  /** With `{name}` and `{foods}`. */
  readonly micronutrient: string;
  readonly names: Partial<Record<MicronutrientName, readonly [name: string, foods: string]>>;
  /** With `{actual}`, `{target}`, `{unit}` and `{days}`. */
  readonly basis: {
    readonly goals: string;
    readonly reference: string;
    readonly log: string;
    readonly days: string;
  };
  readonly sources: { readonly goals: string; readonly log: string };
}

export const recommendationTexts: Readonly<Record<Language, RecommendationTexts>> = {
  en: {
    plain: {
      calories_over:
        "Your days run above your calorie goal. A plate that is half vegetables fills you up for less.",
      calories_under:
        "You eat well below your calorie goal. Nuts, olive oil or a second helping are easy ways up.",
      protein_low:
        "A little more protein would bring you to your goal: eggs, fish, beans, yogurt or chicken.",
      fiber_low: "More fiber is within reach: wholegrain bread, lentils, an apple with its skin.",
      fat_over: "Fat is above your goal. Grilling or steaming instead of frying takes off a good part.",
      carbs_over: "Carbs are above your goal. Swap part of the rice, pasta or bread for vegetables.",
      uneven_days: "Your days differ a lot. Similar meals at similar times make a goal easier to keep.",
      goals_met: "Most of your logged days are right on your calorie goal. Keep going as you are.",
      few_days_logged: "Log a few more days, and there will be something worth saying about your week.",
    },
    micronutrient: "Your meals bring little {name}. Good sources: {foods}.",
    names: {
      vitaminB12: ["vitamin B12", "fish, eggs, milk, fortified plant drinks"],
      vitaminB9: ["folate", "lentils, spinach, chickpeas, oranges"],
      vitaminA: ["vitamin A", "carrots, sweet potato, spinach, eggs"],
      vitaminC: ["vitamin C", "peppers, oranges, kiwi, broccoli"],
      vitaminK: ["vitamin K", "spinach, kale, broccoli"],
      vitaminE: ["vitamin E", "almonds, sunflower seeds, olive oil"],
      calcium: ["calcium", "milk, yogurt, cheese, sardines, tofu set with calcium"],
      iron: ["iron", "lentils, beef, chickpeas, mussels"],
      magnesium: ["magnesium", "nuts, pumpkin seeds, oats, beans"],
      potassium: ["potassium", "potatoes, bananas, beans, tomatoes"],
      zinc: ["zinc", "beef, pumpkin seeds, chickpeas, cheese"],
      iodine: ["iodine", "white fish, milk, eggs, iodized salt"],
      selenium: ["selenium", "fish, eggs, Brazil nuts"],
    },
    basis: {
      goals: "{actual} {unit} a day on average over {days} logged days; your goal is {target} {unit}.",
      reference: "At least {actual} {unit} a day over {days} logged days; the reference is {target} {unit}.",
      log: "Your calories vary by about {actual} {unit} around {target} {unit}, over {days} logged days.",
      days: "{actual} of {target} days.",
    },
    sources: { goals: "Your daily goals", log: "Your own log of the last 7 days" },
  },
  es: {
    plain: {
      calories_over:
        "Tus días pasan de tu objetivo de calorías. Un plato con la mitad de verdura sacia con menos.",
      calories_under:
        "Comes bastante menos que tu objetivo de calorías. Frutos secos, aceite de oliva o repetir plato ayudan.",
      protein_low:
        "Con un poco más de proteína llegas a tu objetivo: huevos, pescado, legumbres, yogur o pollo.",
      fiber_low: "Tienes más fibra al alcance: pan integral, lentejas, una manzana con piel.",
      fat_over: "La grasa pasa de tu objetivo. A la plancha o al vapor, en vez de frito, quitas buena parte.",
      carbs_over:
        "Los carbohidratos pasan de tu objetivo. Cambia parte del arroz, la pasta o el pan por verdura.",
      uneven_days:
        "Tus días son muy distintos entre sí. Comidas parecidas a horas parecidas ayudan a cumplir un objetivo.",
      goals_met: "La mayoría de tus días registrados dan en tu objetivo de calorías. Sigue así.",
      few_days_logged: "Registra unos días más y habrá algo útil que decir de tu semana.",
    },
    micronutrient: "Tus comidas aportan poco de esto: {name}. Buenas fuentes: {foods}.",
    names: {
      vitaminB12: ["vitamina B12", "pescado, huevos, leche, bebidas vegetales enriquecidas"],
      vitaminB9: ["folato", "lentejas, espinacas, garbanzos, naranjas"],
      vitaminA: ["vitamina A", "zanahoria, boniato, espinacas, huevos"],
      vitaminC: ["vitamina C", "pimiento, naranja, kiwi, brócoli"],
      vitaminK: ["vitamina K", "espinacas, col rizada, brócoli"],
      vitaminE: ["vitamina E", "almendras, pipas de girasol, aceite de oliva"],
      calcium: ["calcio", "leche, yogur, queso, sardinas, tofu cuajado con calcio"],
      iron: ["hierro", "lentejas, ternera, garbanzos, mejillones"],
      magnesium: ["magnesio", "frutos secos, pipas de calabaza, avena, alubias"],
      potassium: ["potasio", "patatas, plátanos, alubias, tomates"],
      zinc: ["zinc", "ternera, pipas de calabaza, garbanzos, queso"],
      iodine: ["yodo", "pescado blanco, leche, huevos, sal yodada"],
      selenium: ["selenio", "pescado, huevos, nueces de Brasil"],
    },
    basis: {
      goals: "{actual} {unit} al día de media en {days} días registrados; tu objetivo es {target} {unit}.",
      reference:
        "Al menos {actual} {unit} al día en {days} días registrados; la referencia es {target} {unit}.",
      log: "Tus calorías varían unas {actual} {unit} en torno a {target} {unit}, en {days} días registrados.",
      days: "{actual} de {target} días.",
    },
    sources: { goals: "Tus objetivos diarios", log: "Tu registro de los últimos 7 días" },
  },
  fr: {
    plain: {
      calories_over:
        "Vos journées dépassent votre objectif calorique. Une assiette à moitié végétale rassasie pour moins.",
      calories_under:
        "Vous mangez bien moins que votre objectif calorique. Noix, huile d’olive ou une deuxième portion y aident.",
      protein_low:
        "Un peu plus de protéines et l’objectif est atteint : œufs, poisson, légumineuses, yaourt ou poulet.",
      fiber_low: "Plus de fibres, c’est facile : pain complet, lentilles, une pomme avec sa peau.",
      fat_over:
        "Les lipides dépassent votre objectif. Griller ou cuire à la vapeur plutôt que frire en retire une bonne part.",
      carbs_over:
        "Les glucides dépassent votre objectif. Remplacez une part du riz, des pâtes ou du pain par des légumes.",
      uneven_days:
        "Vos journées diffèrent beaucoup. Des repas semblables à heures régulières aident à tenir un objectif.",
      goals_met: "La plupart de vos journées notées tombent sur votre objectif calorique. Continuez ainsi.",
      few_days_logged: "Notez encore quelques jours, et il y aura de quoi parler de votre semaine.",
    },
    micronutrient: "Vos repas apportent peu de ceci : {name}. Bonnes sources : {foods}.",
    names: {
      vitaminB12: ["vitamine B12", "poisson, œufs, lait, boissons végétales enrichies"],
      vitaminB9: ["folates", "lentilles, épinards, pois chiches, oranges"],
      vitaminA: ["vitamine A", "carottes, patate douce, épinards, œufs"],
      vitaminC: ["vitamine C", "poivron, orange, kiwi, brocoli"],
      vitaminK: ["vitamine K", "épinards, chou frisé, brocoli"],
      vitaminE: ["vitamine E", "amandes, graines de tournesol, huile d’olive"],
      calcium: ["calcium", "lait, yaourt, fromage, sardines, tofu au calcium"],
      iron: ["fer", "lentilles, bœuf, pois chiches, moules"],
      magnesium: ["magnésium", "noix, graines de courge, avoine, haricots"],
      potassium: ["potassium", "pommes de terre, bananes, haricots, tomates"],
      zinc: ["zinc", "bœuf, graines de courge, pois chiches, fromage"],
      iodine: ["iode", "poisson blanc, lait, œufs, sel iodé"],
      selenium: ["sélénium", "poisson, œufs, noix du Brésil"],
    },
    basis: {
      goals:
        "{actual} {unit} par jour en moyenne sur {days} jours notés ; votre objectif est de {target} {unit}.",
      reference:
        "Au moins {actual} {unit} par jour sur {days} jours notés ; la référence est de {target} {unit}.",
      log: "Vos calories varient d’environ {actual} {unit} autour de {target} {unit}, sur {days} jours notés.",
      days: "{actual} jours sur {target}.",
    },
    sources: { goals: "Vos objectifs quotidiens", log: "Votre propre journal des 7 derniers jours" },
  },
};
