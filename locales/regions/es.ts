import type { Region, Words } from "./in-words-of-region.ts";

const americas = "AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE";

const adding: Words = {
  añadir: "agregar",
  añadirlo: "agregarlo",
  añade: "agrega",
  añádelo: "agrégalo",
  añades: "agregas",
  añadas: "agregues",
  añadimos: "agregamos",
  añaden: "agregan",
  añadirá: "agregará",
  añadiendo: "agregando",
  añadió: "agregó",
  añadido: "agregado",
  añadida: "agregada",
  añadidas: "agregadas",
  añadidos: "agregados",
};

const averages: Words = {
  "de media": "en promedio",
  "media de {{count}}": "promedio de {{count}}",
  "media {{percent}}": "promedio: {{percent}}",
  "una media móvil": "un promedio móvil",
  "la media": "el promedio",
  "de la media": "del promedio",
  "las medias": "los promedios",
  "ninguna media": "ningún promedio",
  medias: "promedios",
};

const simplePast = { has: "aste", ha: "ó", han: "aron", hemos: "amos" };

/** Of verbs in -ar: "has olvidado" is "olvidaste". */
function pastOf(perfect: keyof typeof simplePast, participles: string): Words {
  const all = participles.split(" ");
  return Object.fromEntries(
    all.map((word) => [`${perfect} ${word}`, word.replace(/ado$/, simplePast[perfect])]),
  );
}

/** The Americas tell with the simple past what Spain tells with the perfect. */
const past: Words = {
  ...pastOf("has", "olvidado iniciado cancelado usado agotado desayunado cenado cambiado creado quitado"),
  ...pastOf("ha", "creado cambiado iniciado entrado empezado copiado rechazado tardado llegado terminado"),
  ...pastOf("ha", "fallado funcionado pasado gastado guardado enviado cerrado cobrado cancelado eliminado"),
  ...pastOf("ha", "encontrado realizado conectado importado quitado revocado desconectado renovado"),
  ...pastOf("ha", "usado retirado quedado"),
  ...pastOf("han", "quedado terminado"),
  ...pastOf("hemos", "enviado terminado"),
  "se ha podido": "se pudo",
  "se han podido": "se pudieron",
  "no ha podido": "no pudo",
  "hemos podido": "pudimos",
  "ha salido mal": "salió mal",
  "ha caducado": "venció",
  "has comido": "comiste",
  "has tomado": "consumiste",
  "has sido tú": "fuiste tú",
  "has pedido": "pediste",
  "has elegido": "elegiste",
  "ha pedido": "pidió",
  "ha decidido": "decidió",
  "ha respondido": "respondió",
  "ha aprendido": "aprendió",
  "ha sido rechazada": "fue rechazada",
  "no ha dado tiempo": "no hubo tiempo",
  "se ha añadido": "se agregó",
  "se ha perdido": "se perdió",
  "se ha reconocido": "se reconoció",
  "se ha producido": "se produjo",
  "se ha detenido": "se detuvo",
  "se ha leído": "se leyó",
  "se han leído": "se leyeron",
  "se ha oído": "se oyó",
  "se han perdido": "se perdieron",
  "hemos entendido": "entendimos",
};

const things: Words = {
  introduce: "ingresa",
  introducido: "ingresado",
  introducidas: "ingresadas",
  "los ajustes": "la configuración",
  "tus ajustes": "tu configuración",
  "el ajuste": "la configuración",
  ajustes: "configuración",
  "contactar con soporte": "contactar a soporte",
  "contactar con el servidor": "conectar con el servidor",
  caducidad: "vencimiento",
  caduca: "vence",
  caducada: "vencida",
  "vale durante": "es válido durante",
  "ya no vale": "ya no sirve",
  "dejará de valer": "dejará de servir",
  "dejarán de valer": "dejarán de servir",
  "mira tu correo": "revisa tu correo",
  "mira en la carpeta": "revisa la carpeta",
  "de camino": "en camino",
  "guardado el sitio": "guardado el lugar",
  "el primer sitio": "el primer lugar",
  "en su sitio": "en su lugar",
  "hacer sitio": "hacer espacio",
  "hacerle sitio": "hacerle espacio",
  "hacerles sitio": "hacerles espacio",
  "echaba de menos": "extrañaba",
  enséñale: "muéstrale",
  enséñala: "muéstrala",
  intro: "Enter",
};

const foods: Words = {
  desnatada: "descremada",
  desnatado: "descremado",
  semidesnatada: "semidescremada",
  trozo: "rebanada",
  trozos: "rebanadas",
  "cuántos trozos": "cuántas rebanadas",
  "del trozo": "del pedazo",
  nata: "crema",
  aliño: "aderezo",
  "pescado o marisco": "pescado o mariscos",
  patatas: "papas",
  bollos: "panes dulces",
  aperitivo: "snack",
};

/** Our Spanish is that of Spain. */
export const regions: readonly Region[] = [
  { countries: americas, words: { ...adding, ...averages, ...past, ...things, ...foods } },
  {
    countries: americas.replace("MX ", ""),
    words: { "anotaste la comida": "anotaste el almuerzo" },
    ofLunch: {
      comida: "almuerzo",
      "la comida": "el almuerzo",
      "de la comida": "del almuerzo",
      "a la comida": "al almuerzo",
      comer: "almorzar",
      "has comido": "almorzaste",
    },
  },
  {
    countries: "CL MX",
    words: { merienda: "colación", merendar: "tomar de colación" },
  },
  {
    countries: "BO CO EC GT HN PE SV US",
    words: {
      merienda: "refrigerio",
      "la merienda": "el refrigerio",
      merendar: "tomar de refrigerio",
    },
  },
  {
    countries: "BO CO CR CU DO EC GT HN MX NI PA PE PR SV US VE",
    words: { empanado: "empanizado" },
  },
  { countries: "CL CO EC PE", words: { empanado: "apanado" } },
  {
    countries: "MX",
    words: { aperitivo: "botana", bollos: "pan dulce", tomates: "jitomates" },
  },
  {
    countries: "AR PY UY",
    words: {
      plátanos: "bananas",
      "un plátano": "una banana",
      "bollos o pasteles": "facturas o tortas",
      "aperitivo o frutos secos": "snack o frutos secos",
      apellidos: "apellido",
    },
  },
  { countries: "AR CL PY UY", words: { báscula: "balanza" } },
  { countries: "CU DO GT HN MX NI PA PE PR SV US", words: { "20.000": "20,000" } },
  { countries: "MX", words: { "80 %": "80%", "100 %": "100%", "110 %": "110%" } },
];
