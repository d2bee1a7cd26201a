/** web/features/plans: the shape of the plans page while its answers are on their way. */
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

export function PlansSkeleton() {
  const { t } = useTranslation("common");
  return (
    <div role="status" className="mx-auto grid w-full max-w-4xl gap-6">
      <span className="sr-only">{t("loading.page")}</span>
      <Skeleton className="mx-auto h-10 w-72 max-w-full" />
      <Skeleton className="mx-auto h-5 w-96 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="hidden h-80 rounded-xl lg:block" />
      </div>
    </div>
  );
}
