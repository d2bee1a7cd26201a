/** analysis/text: from a sentence to foods. This file lists English words that describe a food but never name one. */

export const englishAdjectives: ReadonlySet<string> = new Set(
  `red green yellow orange? white brown black blue purple pink golden dark light colored
  raw cooked uncooked boiled fried baked grilled roasted roast? steamed poached broiled toasted sauteed braised stewed
  scrambled smoked cured pickled canned bottled dried dry frozen fresh fresh-cut iced hot cold warm chilled
  sliced diced chopped mashed shredded grated crushed ground minced peeled pitted whole half
  plain regular low high reduced fat free diet sweet sour bitter spicy salted salty savory sweetened flavored seasoned
  creamy crispy crisp crunchy soft hard thin thick small medium large big tiny mini huge ripe unripe
  homemade home style store restaurant fast school instant prepared ready eat breaded battered coated glazed stuffed
  filled covered topped mixed assorted various based added fortified enriched organic natural pure real
  lean extra strained unflavored carbonated decaffeinated caffeinated brewed condensed evaporated powdered liquid
  tasty rich good nice great local mature edible packed drained loaded light-colored deep long short round flat
  fruity cheesy nutty buttery chocolatey sugary zesty flavorful lightly freshly commercially straight flavor taste crunch crispness restaurant cafeteria freezer dish cool energy caffeine fix place joint chain brand vitamin purpose variety fun bite king personal single individual extra-large sized pack additional leaf pod tossed top sprinkled skinless boneless unsweetened unsalted meatless nonfat lowfat skim skimmed decaf wholegrain wholewheat enhanced simply deliciously spot hit calcium protein typical end way vitamin added food meal beverage flavors bone open full garnished soaking taken treat indulgence option combination afternoon evening car table? day thing things stuff nothing tasting looking`
    .split(/\s+/)
    .filter((word) => word !== "" && !word.endsWith("?")),
);
