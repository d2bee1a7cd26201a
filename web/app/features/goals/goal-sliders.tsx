import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { EnergyNote } from "./energy-note.tsx";
import { GoalSlider } from "./goal-slider.tsx";
import { MissingGoalsNote } from "./missing-goals-note.tsx";

const goalNames = [
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
] as const satisfies readonly (keyof DailyGoals)[];

interface GoalSlidersProps {
  readonly goals: DailyGoals;
  readonly onChange: (goals: DailyGoals) => void;
}

export function GoalSliders({ goals, onChange }: GoalSlidersProps) {
  return (
    <div className="grid gap-5">
      {goalNames.map((name) => (
        <GoalSlider
          key={name}
          name={name}
          value={goals[name]}
          onChange={(value) => onChange({ ...goals, [name]: value })}
        />
      ))}
      <MissingGoalsNote goals={goals} />
      <EnergyNote goals={goals} />
    </div>
  );
}
