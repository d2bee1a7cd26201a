import { AnalysisIcon, HomeIcon, MealsIcon, ProfileIcon } from "../../ui/icons/navigation-icons.tsx";

type NavigationId = "dashboard" | "meals" | "analysis" | "profile";

export interface NavigationItem {
  readonly id: NavigationId;
  readonly to: string;
  readonly ItemIcon: typeof HomeIcon;
  /** The page is part of Pro, which this person does not have. */
  readonly needsPro: boolean;
  readonly isCurrent: boolean;
}

/** Free users are shown the plans instead of the analysis. */
export function navigationItems(path: string, isPro: boolean): readonly NavigationItem[] {
  const isAt = (place: string) => path === place || path.startsWith(`${place}/`);
  return [
    {
      id: "dashboard",
      to: "/dashboard",
      ItemIcon: HomeIcon,
      needsPro: false,
      isCurrent: path === "/" || isAt("/dashboard"),
    },
    { id: "meals", to: "/meals", ItemIcon: MealsIcon, needsPro: false, isCurrent: isAt("/meals") },
    {
      id: "analysis",
      to: isPro ? "/analysis" : "/subscription",
      ItemIcon: AnalysisIcon,
      needsPro: !isPro,
      isCurrent: isAt("/analysis"),
    },
    { id: "profile", to: "/profile", ItemIcon: ProfileIcon, needsPro: false, isCurrent: isAt("/profile") },
  ];
}
