import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const placeholders = ["first", "second", "third"];

export function MealSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {placeholders.map((name) => (
        <Card key={name} className="grid gap-3">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-6 w-20" />
          </div>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-5 w-3/4" />
        </Card>
      ))}
    </div>
  );
}
