/** "Jollof rice: Rice, white, raw 300 g, …": a standard recipe lists its ingredients behind the dish. */
export function splitRecipe(description: string): {
  readonly name: string;
  readonly ingredients: string | undefined;
} {
  const [name = "", ingredients] = description.split(": ");
  return { name, ingredients };
}
