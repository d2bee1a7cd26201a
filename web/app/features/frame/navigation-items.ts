import { AnalysisIcon, HomeIcon, MealsIcon, ProfileIcon } from "../../ui/icons/navigation-icons.tsx";

export type NavigationId = "dashboard" | "meals" | "analysis" | "profile";

export interface NavigationItem {
  readonly id: NavigationId;
  readonly to: string;
  readonly ItemIcon: typeof HomeIcon;
  readonly isForPro: boolean;
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
      isForPro: false,
      isCurrent: path === "/" || isAt("/dashboard"),
    },
    { id: "meals", to: "/meals", ItemIcon: MealsIcon, isForPro: false, isCurrent: isAt("/meals") },
    {
      id: "analysis",
      to: isPro ? "/analysis" : "/subscription",
      ItemIcon: AnalysisIcon,
      isForPro: true,
      isCurrent: isAt("/analysis"),
    },
    { id: "profile", to: "/profile", ItemIcon: ProfileIcon, isForPro: false, isCurrent: isAt("/profile") },
  ];
}
