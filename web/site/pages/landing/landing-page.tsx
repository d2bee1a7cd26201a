import { SiteFrame } from "../../frame/site-frame.tsx";
import { LandingHead } from "../../head/landing-head.tsx";
import { StatsRow } from "../../parts/stats-row.tsx";
import { Benefits } from "./benefits.tsx";
import { Features } from "./features.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { MeetNutri } from "./meet-nutri.tsx";
import { Testimonials } from "./testimonials.tsx";

export function LandingPage() {
  return (
    <SiteFrame>
      <LandingHead />
      <Hero />
      <MeetNutri />
      <StatsRow />
      <Features />
      <HowItWorks />
      <Benefits />
      <Testimonials />
      <FinalCall />
    </SiteFrame>
  );
}
