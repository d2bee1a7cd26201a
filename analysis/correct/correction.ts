export type Correction =
  /** "I ate half", "only half of the rice": of everything, or of one food; of a food that is not there it adds as much. */
  | {
      readonly kind: "scale";
      readonly factor: number;
      readonly of: string | undefined;
      readonly text: string;
    }
  /** "turkey, not ham", "it was turkey", "the sandwich was not ham, it was turkey". */
  | {
      readonly kind: "replace";
      readonly from: string | undefined;
      readonly to: string;
      readonly food?: string | undefined;
    }
  /** "no cheese". */
  | { readonly kind: "remove"; readonly food: string }
  /** "the pudding is 150 kcal": of the only food where none is named. */
  | { readonly kind: "energy"; readonly food: string | undefined; readonly kcal: number }
  /** "the rice was 200 g": another food, or another amount of the same. */
  | { readonly kind: "was"; readonly food: string; readonly text: string }
  /** "two slices", "with a spoon of oil", "200 g of rice"; an amount alone is of the food that the clause before it named. */
  | {
      readonly kind: "mention";
      readonly text: string;
      readonly isAddition: boolean;
      /** "more fries": an addition, also to fries. */
      readonly isMore?: boolean | undefined;
      readonly of?: string | undefined;
    };
