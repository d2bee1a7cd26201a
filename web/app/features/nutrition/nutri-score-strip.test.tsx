import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import tokens from "../../styles/tokens.css?raw";
import { renderApp } from "../../testing/render-app.tsx";
import { NutriScoreStrip } from "./nutri-score-strip.tsx";

afterEach(cleanup);

type Rgb = readonly [number, number, number];

function colorOf(name: string, theme: 0 | 1): Rgb {
  const value = name === "white" ? "#ffffff" : new RegExp(`--color-${name}: (.+);`).exec(tokens)?.[1];
  const hex = value?.match(/#[0-9a-f]{6}/g) ?? [];
  const chosen = hex[theme] ?? hex[0];
  if (chosen === undefined) throw new Error(`no colour ${name}`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(chosen.slice(at, at + 2), 16));
  return [r, g, b];
}
const mix = (top: Rgb, share: number, under: Rgb): Rgb => {
  const [r, g, b] = top.map((part, at) => part * share + (under[at] ?? 0) * (1 - share));
  return [r ?? 0, g ?? 0, b ?? 0];
};
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** As painted: a letter fades with its ground. */
function contrastOf(letter: HTMLElement, theme: 0 | 1): number {
  const card = colorOf("card", theme);
  const [, ground = "", alpha] = /bg-(score-\w)(?:\/(\d+))?/.exec(letter.className) ?? [];
  const text = /text-(white|on-score|ink)\b/.exec(letter.className)?.[1] ?? "";
  const opacity = Number(/opacity-(\d+)/.exec(letter.className)?.[1] ?? 100) / 100;
  const painted = mix(colorOf(ground, theme), Number(alpha ?? 100) / 100, card);
  return contrast(mix(colorOf(text, theme), opacity, card), mix(painted, opacity, card));
}

it.each([0, 1] as const)("shows every letter with enough contrast in theme %i", (theme) => {
  renderApp(<NutriScoreStrip letter="B" />);
  const letters = [...screen.getByRole("img").children].filter((each) => each instanceof HTMLElement);
  expect(letters.map(({ textContent }) => textContent)).toEqual(["A", "B", "C", "D", "E"]);
  const faint = letters.filter((letter) => contrastOf(letter, theme) < 4.5);
  expect(faint.map(({ textContent }) => textContent)).toEqual([]);
});
