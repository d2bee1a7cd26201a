/** Substances of regulation EC 1333/2008, annex II, that sweeten without energy, as the sources name them. */
const sweetenerNames = /aspartame|sucralose|saccharin|acesulfame|cyclamate|stevia|splenda|monk fruit/i;
const ciqualSweetener = /\b(with|and) sweetener/i;
const saidOfTheFood = /\bdiet\b(?! frozen)|sugar.free|low calorie sweetener|sugar substitute|\bzero\b/i;

/** WWEIA: diet soft drinks, diet sport and energy drinks, other diet drinks, sugar substitutes. */
const dietCategories = new Set([7102, 7104, 7106, 8804]);

/** Judges by name, WWEIA category where there is one, and names of ingredients where they are known. */
export function hasNonNutritiveSweeteners(
  description: string,
  wweiaNumber: number | null,
  ingredients: readonly string[],
): boolean {
  if (wweiaNumber !== null && dietCategories.has(wweiaNumber)) return true;
  const names = [description, ...ingredients];
  return (
    saidOfTheFood.test(description) ||
    ciqualSweetener.test(description) ||
    names.some((name) => sweetenerNames.test(name))
  );
}
