import { lchOf, oklch } from "../../../engine/color/color.ts";
import { blend, darker, type Look, voicesOf } from "../look.ts";
import type { LookOrder } from "./look-order.ts";

/** Blocks of primary colors on cream. */
export function bauhaus({ isWide, random, hue, isHueAsked, colorsOf }: LookOrder): Look {
  const page = oklch(0.955, 0.022, 88);
  const ink = "#171512";
  const [red, blue, yellow] = [oklch(0.58, 0.21, 29), oklch(0.47, 0.15, 258), oklch(0.83, 0.16, 88)];
  const accent = isHueAsked ? oklch(0.56, 0.18, hue) : random.pick([red, blue]);
  const color = colorsOf({
    page,
    surface: "#fffdf6",
    ink,
    accent,
    second: accent === blue ? red : blue,
    third: yellow,
    block: isHueAsked ? accent : yellow,
  });
  return {
    id: "bauhaus",
    color,
    voices: voicesOf(
      {
        display: "josefin-sans-700",
        text: "archivo-400",
        medium: "archivo-700",
        scale: 1.08,
        tracking: -0.02,
        displayHeight: 1.04,
      },
      isWide,
    ),
    radius: { card: 0, control: 30, picture: 0, tag: 30 },
    icon: { weight: 2.2 },
    margin: 24,
    gap: 24,
    list: "rules",
    rule: { paint: color.ink, width: 2 },
    card: { fill: "#fffdf6" },
    hero: { fill: color.block },
    button: { fill: color.accent, radius: 30 },
    field: { fill: "#fffdf6", stroke: { paint: color.ink, width: 2 } },
    tag: { fill: "#fffdf6", stroke: { paint: color.ink, width: 1.5 }, radius: 30 },
    badge: { fill: color.block, radius: 30 },
    bar: "block",
    pageFill: color.page,
    isCentered: false,
    treatment: "geometric",
    chart: "bars",
  };
}

/** Large soft shapes in full colors, as cut from painted paper. */
export function cutOut({ hue, isWide, colorsOf }: LookOrder): Look {
  const page = oklch(0.95, 0.032, 75);
  const block = oklch(0.47, 0.17, hue);
  const accent = oklch(0.62, 0.2, hue + 150);
  const ink = oklch(0.24, 0.06, hue);
  const color = colorsOf({
    page,
    surface: "#fffaf0",
    ink,
    accent,
    second: oklch(0.81, 0.15, 85),
    third: oklch(0.62, 0.13, hue - 70),
    block,
  });
  const paper = lchOf(color.series[1]).hue;
  return {
    id: "cut-out",
    color,
    voices: voicesOf(
      {
        display: "dm-serif-display-400",
        text: "inter-400",
        medium: "inter-600",
        scale: 1.12,
        tracking: -0.01,
        displayHeight: 1.05,
      },
      isWide,
    ),
    radius: { card: 28, control: 28, picture: 24, tag: 28 },
    icon: { weight: 2.2 },
    margin: 22,
    gap: 22,
    list: "cards",
    rule: { paint: blend(color.ink, color.page, 0.2), width: 1 },
    card: { fill: "#fffaf0", radius: 28 },
    hero: { fill: color.block, radius: 32 },
    button: { fill: color.accent, radius: 28 },
    field: { fill: "#fffaf0", radius: 28 },
    tag: { fill: oklch(0.88, 0.09, paper), radius: 28 },
    badge: { fill: oklch(0.86, 0.11, paper), radius: 28 },
    bar: "floating",
    pageFill: color.page,
    isCentered: false,
    treatment: "cut",
    chart: "columns",
  };
}

/** A deep ground, gold lines in pairs, symmetry. */
export function deco({ hue, isHueAsked, isWide, random, colorsOf }: LookOrder): Look {
  const groundHue = isHueAsked ? hue : random.pick([165, 255, 20]);
  const page = oklch(0.23, 0.045, groundHue);
  const gold = oklch(0.8, 0.1, 85);
  const color = colorsOf({
    page,
    surface: oklch(0.28, 0.05, groundHue),
    ink: oklch(0.95, 0.025, 88),
    accent: gold,
    second: oklch(0.62, 0.09, groundHue),
    third: oklch(0.66, 0.1, 60),
    block: oklch(0.32, 0.06, groundHue),
  });
  const { accent } = color;
  const frame = { stroke: { paint: accent, width: 1 }, inner: { paint: accent, by: 4 } };
  return {
    id: "deco",
    color: { ...color, line: blend(accent, color.page, 0.45) },
    voices: voicesOf(
      {
        display: "bodoni-moda-500",
        text: "josefin-sans-400",
        medium: "josefin-sans-600",
        scale: 1.04,
        tracking: 0,
        displayHeight: 1.14,
        capsLabel: true,
        labelTracking: 0.12,
        textScale: 1.04,
      },
      isWide,
    ),
    radius: { card: 0, control: 0, picture: 0, tag: 0 },
    icon: { weight: 1.4 },
    margin: 24,
    gap: 24,
    list: "rules",
    rule: { paint: blend(accent, color.page, 0.4), width: 1 },
    card: { fill: color.surface, ...frame },
    hero: { fill: color.block, ...frame },
    button: { fill: accent },
    field: { stroke: { paint: accent, width: 1 } },
    tag: { stroke: { paint: accent, width: 1 } },
    badge: { stroke: { paint: accent, width: 1 }, radius: 30 },
    bar: "plain",
    pageFill: color.page,
    isCentered: true,
    treatment: "gilded",
    chart: "columns",
  };
}

/** Fine serifs, hairlines, much paper. */
export function editorial({ hue, isHueAsked, isWide, random, colorsOf }: LookOrder): Look {
  const page = oklch(0.972, 0.008, 85);
  const ink = oklch(0.22, 0.012, 60);
  const accent = oklch(0.47, 0.1, hue);
  const color = colorsOf({
    page,
    surface: oklch(0.99, 0.005, 85),
    ink,
    accent,
    second: oklch(0.76, 0.06, hue + 40),
    third: oklch(0.86, 0.04, 75),
    block: isHueAsked ? oklch(0.88, 0.055, hue) : oklch(0.9, 0.03, hue + 20),
  });
  const display = random.pick(["playfair-display-700", "fraunces-600"]);
  return {
    id: "editorial",
    color,
    voices: voicesOf(
      {
        display,
        text: "inter-400",
        medium: "inter-600",
        label: "inter-500",
        scale: 1.08,
        tracking: -0.015,
        displayHeight: 1.12,
        capsLabel: true,
        labelTracking: 0.08,
      },
      isWide,
    ),
    radius: { card: 2, control: 2, picture: 2, tag: 2 },
    icon: { weight: 1.4 },
    margin: 26,
    gap: 26,
    list: "rules",
    rule: { paint: blend(color.ink, color.page, 0.28), width: 0.75 },
    card: { edge: { side: "top", paint: color.ink, width: 0.75 } },
    hero: { fill: color.block },
    button: { fill: color.ink, radius: 2 },
    field: { edge: { side: "bottom", paint: color.ink, width: 1 } },
    tag: { stroke: { paint: blend(color.ink, color.page, 0.45), width: 0.75 }, radius: 2 },
    badge: { fill: color.block, radius: 30 },
    bar: "plain",
    pageFill: color.page,
    isCentered: false,
    treatment: "still",
    chart: "line",
  };
}

/** A glow behind rounded white cards. */
export function soft({ hue, isWide, colorsOf }: LookOrder): Look {
  const page = oklch(0.975, 0.012, hue);
  const ink = oklch(0.25, 0.045, hue + 10);
  const accent = oklch(0.57, 0.18, hue);
  const color = colorsOf({
    page,
    surface: "#ffffff",
    ink,
    accent,
    second: oklch(0.77, 0.12, hue + 45),
    third: oklch(0.86, 0.08, hue - 40),
  });
  const shadow = { kind: "soft", reach: 24, color: oklch(0.45, 0.1, hue), strength: 0.07 } as const;
  const isDark = color.onAccent === "#ffffff";
  const glow = { from: color.accent, to: darker(color.accent, isDark ? 0.06 : -0.06, -22) };
  return {
    id: "soft",
    color,
    voices: voicesOf(
      {
        display: "manrope-700",
        text: "inter-400",
        medium: "inter-600",
        tracking: -0.03,
        displayHeight: 1.12,
        scale: 0.98,
      },
      isWide,
    ),
    radius: { card: 24, control: 26, picture: 18, tag: 26 },
    icon: { weight: 1.8 },
    margin: 20,
    gap: 20,
    list: "panel",
    rule: { paint: blend(color.ink, "#ffffff", 0.08), width: 1 },
    card: { fill: "#ffffff", radius: 24, shadow },
    hero: { fill: glow, radius: 28, shadow: { ...shadow, reach: 32, color: glow.to, strength: 0.14 } },
    button: { fill: color.accent, radius: 26 },
    field: { fill: "#ffffff", radius: 26, shadow: { ...shadow, strength: 0.05 } },
    tag: { fill: "#ffffff", radius: 26 },
    badge: { fill: color.soft, radius: 30 },
    bar: "floating",
    pageFill: { from: oklch(0.95, 0.035, hue + 10), to: page },
    isCentered: false,
    treatment: "glow",
    chart: "area",
  };
}
