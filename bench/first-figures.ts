// `npm run bench -- first-figures [--against FOLDER] [--rounds 7]`: how soon a phone, slowed four times, paints today's figures on the
// first visit and on a later one. FOLDER is another built checkout, visited in turns with this one.

import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import packedChromium from "@sparticuz/chromium";
import { logMeal } from "#contract/endpoints/add.ts";
import { saveGoals } from "#contract/endpoints/goals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { call, register } from "./api-client.ts";
import { median } from "./quantile.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const slowedTimes = 4;
const phone = { width: 390, height: 844 };
const timezoneId = "Europe/Madrid";
/** kcal of today's only meal: what the ring shows. */
const eaten = 520;
const quietMs = 5000;
/** Keys of the pages' `localStorage`. With a wrong one the bench fails: nobody is signed in, or no saved answers are found. */
const storageKeys = {
  accessToken: "accessToken",
  refreshToken: "refreshToken",
  savedAnswers: "kept_answers",
};
const { values } = parseArgs({
  options: { against: { type: "string" }, rounds: { type: "string", default: "7" } },
});

/** Notes when the ring's figure is painted, and what keeps the page busy. */
const watchFigures = `
  globalThis.seen = { figuresMs: 0, longTasks: 0, shift: 0 };
  new PerformanceObserver((list) => { seen.longTasks += list.getEntries().length }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) seen.shift += value }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const ring = document.querySelector("main [role=img] .font-heading");
    if (ring?.textContent.trim() !== "${eaten}") return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { seen.figuresMs = performance.now() };
      port2.postMessage(0);
    });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, characterData: true });
`;

interface Visit {
  readonly figuresMs: number;
  readonly longTasks: number;
  readonly shift: number;
  /** Of the page's main thread until it is quiet: unlike the time, it hardly depends on what else runs. */
  readonly processorMs: number;
}
type Kind = "cold" | "warm";

interface Visitor {
  readonly name: string;
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly visits: Record<Kind, Visit[]>;
}

async function startVisitor(browser: Browser, name: string, baseURL: string): Promise<Visitor> {
  const session = await register(baseURL, "figures");
  await call(session, saveGoals, { body: defaultGoals });
  const body = { items: [{ from: "quick" as const, name: "Breakfast", calories: eaten }] };
  await call(session, logMeal, { body, headers: { "Idempotency-Key": crypto.randomUUID() } });
  const context = await browser.newContext({
    ...{ baseURL, viewport: phone, isMobile: true, hasTouch: true, locale: "en", timezoneId },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto("/health/live");
  const stored = {
    [storageKeys.accessToken]: session.headers.Authorization?.replace("Bearer ", ""),
    [storageKeys.refreshToken]: "none",
  };
  await page.evaluate<void>(`Object.assign(localStorage, ${JSON.stringify(stored)}), undefined`);
  await page.addInitScript(watchFigures);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowedTimes });
  return { name, page, devtools, visits: { cold: [], warm: [] } };
}

async function visit({ page, devtools, visits }: Visitor, kind: Kind): Promise<void> {
  if (kind === "cold") {
    await page.goto("/health/live");
    const hasSaved = await page.evaluate<boolean>(`"${storageKeys.savedAnswers}" in localStorage`);
    if (visits.warm.length > 0 && !hasSaved) throw new Error("The pages keep answers under another key.");
    await page.evaluate(`localStorage.removeItem("${storageKeys.savedAnswers}")`);
    await devtools.send("Network.clearBrowserCache");
  }
  await page.goto("about:blank");
  const before = await busyMs(devtools);
  await page.goto("/dashboard", { waitUntil: "commit" });
  // Playwright is not asked to wait for the figure: the script that it would put into the page takes a slow phone up to 40 ms.
  await page.waitForTimeout(quietMs);
  const processorMs = (await busyMs(devtools)) - before;
  const seen = await page.evaluate<Omit<Visit, "processorMs">>("seen");
  if (seen.figuresMs === 0) throw new Error(`No figures after ${quietMs} ms.`);
  visits[kind].push({ ...seen, processorMs });
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

const browser = await chromium.launch({
  executablePath: await packedChromium.executablePath(),
  args: ["--no-sandbox"],
});
const places = { here: process.cwd(), ...(values.against && { against: values.against }) };
const visitors: Visitor[] = [];
const servers: RunningServer[] = [];
try {
  for (const [name, root] of Object.entries(places)) {
    const server = await startServer({ RATE_LIMITS: "off" }, { root });
    servers.push(server);
    visitors.push(await startVisitor(browser, name, server.baseUrl));
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const order = round % 2 === 0 ? visitors : visitors.toReversed();
    for (const kind of ["cold", "warm"] as const) for (const visitor of order) await visit(visitor, kind);
  }
  console.table(visitors.flatMap((visitor) => [row(visitor, "cold"), row(visitor, "warm")]));
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
}

function row({ name, visits }: Visitor, kind: Kind) {
  const of = (figure: keyof Visit) => visits[kind].map((visit) => visit[figure]);
  const figuresMs = of("figuresMs").map(Math.round);
  return {
    place: name,
    kind,
    figuresMs: median(figuresMs),
    range: `${Math.min(...figuresMs)}–${Math.max(...figuresMs)}`,
    processorMs: Math.round(median(of("processorMs"))),
    longTasks: median(of("longTasks")),
    shift: Math.max(...of("shift")),
  };
}
