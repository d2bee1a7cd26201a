import { Arm, Body, Neckerchief, Shadow } from "./body.tsx";
import { Head } from "./head.tsx";

export function WavingPose() {
  return (
    <>
      <Shadow />
      <Body />
      <Arm path="M164 172c22-6 36-22 42-50" />
      <Arm path="M78 172c-6 16 2 26 18 32" />
      <path
        d="M199 117l-2-6M206 115v-7M213 118l3-6"
        className="stroke-fur-dark"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M224 96q7 8 6 18M216 86q-8-6-17-6"
        fill="none"
        className="stroke-basil-400"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <Neckerchief />
      <Head isSmiling />
    </>
  );
}
