import { oklch } from "../../../engine/color/color.ts";
import { blend, darker, type Look, voicesOf } from "../look.ts";
import type { LookOrder } from "./look-order.ts";

/** White, black and one color; heavy rules in place of cards. */
export function swiss({ hue, isHueAsked, isWide, colorsOf }: LookOrder): Look {
  const accent = isHueAsked ? oklch(0.6, 0.22, hue) : oklch(0.61, 0.23, 28);
  const color = colorsOf({ page: "#ffffff", ink: "#111111", accent, second: "#111111", third: "#bdbdbd" });
  return {
    id: "swiss",
    color,
    voices: voicesOf(
      {
        display: "archivo-900",
        text: "inter-400",
        medium: "inter-600",
        scale: 1.06,
        tracking: -0.035,
        displayHeight: 1,
      },
      isWide,
    ),
    radius: { card: 0, control: 0, picture: 0, tag: 0 },
    icon: { weight: 2 },
    margin: 24,
    gap: 24,
    list: "rules",
    rule: { paint: color.ink, width: 1 },
    card: { edge: { side: "top", paint: color.ink, width: 3 } },
    hero: { fill: color.accent },
    button: { fill: color.ink },
    field: { edge: { side: "bottom", paint: color.ink, width: 2 } },
    tag: { fill: color.sunken },
    badge: { fill: color.sunken },
    bar: "plain",
    pageFill: color.page,
    isCentered: false,
    treatment: "flat",
    chart: "columns",
  };
}

/** Two spot inks on paper; the shadows are printed a little beside. */
export function riso({ hue, isWide, random, colorsOf }: LookOrder): Look {
  const paper = oklch(0.965, 0.018, 90);
  const accent = oklch(0.5, 0.19, hue);
  const second = oklch(0.74, 0.19, hue + random.pick([100, 140, 220]));
  const ink = oklch(0.3, 0.11, hue);
  const color = colorsOf({
    page: paper,
    surface: oklch(0.99, 0.008, 90),
    ink,
    accent,
    second,
    third: oklch(0.88, 0.12, 95),
  });
  return {
    id: "riso",
    color,
    voices: voicesOf(
      {
        display: "syne-700",
        text: "space-grotesk-400",
        medium: "space-grotesk-700",
        scale: 0.86,
        tracking: -0.02,
        displayHeight: 1.08,
      },
      isWide,
    ),
    radius: { card: 14, control: 10, picture: 10, tag: 6 },
    icon: { weight: 2 },
    margin: 22,
    gap: 20,
    list: "cards",
    rule: { paint: color.ink, width: 1.5 },
    card: { fill: color.surface, stroke: { paint: color.ink, width: 1.5 }, radius: 14 },
    hero: { fill: color.block, radius: 18, shadow: { kind: "hard", by: 6, color: color.series[1] } },
    button: { fill: color.accent, radius: 10, shadow: { kind: "hard", by: 4, color: color.series[1] } },
    field: { fill: color.surface, stroke: { paint: color.ink, width: 1.5 }, radius: 10 },
    tag: { fill: color.soft, radius: 6 },
    badge: { fill: color.series[2], radius: 10 },
    bar: "plain",
    pageFill: color.page,
    isCentered: false,
    treatment: "printed",
    chart: "columns",
  };
}

/** One stroke weight, no fills but one; labels of a typewriter. */
export function line({ hue, isWide, colorsOf }: LookOrder): Look {
  const ink = oklch(0.26, 0.05, hue);
  const page = oklch(0.985, 0.006, hue);
  const accent = oklch(0.55, 0.15, hue);
  const color = colorsOf({
    page,
    surface: page,
    ink,
    accent,
    second: blend(ink, page, 0.55),
    third: oklch(0.9, 0.05, hue),
  });
  const stroke = { paint: color.ink, width: 1.25 };
  return {
    id: "line",
    color: { ...color, block: oklch(0.93, 0.04, hue), onBlock: color.ink },
    voices: voicesOf(
      {
        display: "space-grotesk-500",
        text: "inter-400",
        medium: "inter-500",
        label: "ibm-plex-mono-500",
        tracking: -0.03,
        textScale: 0.97,
      },
      isWide,
    ),
    radius: { card: 16, control: 24, picture: 12, tag: 20 },
    icon: { weight: 1.4 },
    margin: 24,
    gap: 24,
    list: "rules",
    rule: { paint: color.ink, width: 1 },
    card: { stroke, radius: 16 },
    hero: { fill: oklch(0.93, 0.04, hue), stroke, radius: 16 },
    button: { fill: color.ink, radius: 24 },
    field: { stroke, radius: 24 },
    tag: { stroke, radius: 20 },
    badge: { stroke, radius: 30 },
    bar: "plain",
    pageFill: color.page,
    isCentered: false,
    treatment: "outline",
    chart: "line",
  };
}

/** Thick black borders, hard shadows, a loud page. */
export function brutal({ hue, isHueAsked, isWide, random, colorsOf }: LookOrder): Look {
  const pageHue = isHueAsked ? hue : random.pick([100, 122, 355, 232, 52]);
  const page = oklch(0.9, 0.17, pageHue);
  const black = "#0b0b0b";
  const accent = oklch(0.66, 0.22, pageHue + 180);
  const color = colorsOf({
    page,
    surface: "#ffffff",
    ink: black,
    accent,
    second: page,
    third: oklch(0.8, 0.16, pageHue + 95),
    block: black,
  });
  const stroke = { paint: black, width: 2.5 };
  return {
    id: "brutal",
    color: { ...color, line: black },
    voices: voicesOf(
      {
        display: "anton-400",
        text: "ibm-plex-mono-400",
        medium: "ibm-plex-mono-600",
        label: "ibm-plex-mono-600",
        scale: 1.14,
        tracking: 0,
        displayHeight: 1.04,
        capsDisplay: true,
        textScale: 0.92,
      },
      isWide,
    ),
    radius: { card: 0, control: 0, picture: 0, tag: 0 },
    icon: { weight: 2.5 },
    margin: 20,
    gap: 20,
    list: "panel",
    rule: { paint: black, width: 2.5 },
    card: { fill: "#ffffff", stroke, shadow: { kind: "hard", by: 5, color: black } },
    hero: { fill: black, shadow: { kind: "hard", by: 6, color: color.accent } },
    button: { fill: color.accent, stroke, shadow: { kind: "hard", by: 4, color: black } },
    field: { fill: "#ffffff", stroke },
    tag: { fill: "#ffffff", stroke: { paint: black, width: 2 } },
    badge: { fill: color.series[2], stroke: { paint: black, width: 2 } },
    bar: "block",
    pageFill: color.page,
    isCentered: false,
    treatment: "bold",
    chart: "columns",
  };
}

/** Slabs with two visible sides. */
export function isometric({ hue, isWide, colorsOf }: LookOrder): Look {
  const page = oklch(0.94, 0.025, hue);
  const accent = oklch(0.6, 0.17, hue);
  const ink = oklch(0.27, 0.07, hue);
  const color = colorsOf({
    page,
    surface: "#ffffff",
    ink,
    accent,
    second: oklch(0.75, 0.14, hue + 150),
    third: oklch(0.82, 0.12, hue + 60),
  });
  const slab = (by: number, of = oklch(0.8, 0.05, hue), deep = oklch(0.7, 0.07, hue)) =>
    ({ kind: "extruded", by, side: of, foot: deep }) as const;
  return {
    id: "isometric",
    color,
    voices: voicesOf(
      { display: "space-grotesk-700", text: "inter-400", medium: "inter-600", tracking: -0.035, displayHeight: 1.08 },
      isWide,
    ),
    radius: { card: 0, control: 0, picture: 0, tag: 0 },
    icon: { weight: 1.8 },
    margin: 24,
    gap: 22,
    list: "cards",
    rule: { paint: color.line, width: 1 },
    card: { fill: "#ffffff", shadow: slab(5) },
    hero: { fill: color.block, shadow: slab(9, darker(color.block, 0.12), darker(color.block, 0.22)) },
    button: { fill: color.accent, shadow: slab(5, darker(color.accent, 0.12), darker(color.accent, 0.22)) },
    field: { fill: "#ffffff", shadow: slab(4) },
    tag: { fill: color.soft },
    badge: { fill: color.soft },
    bar: "plain",
    pageFill: color.page,
    isCentered: false,
    treatment: "blocks",
    chart: "bars",
  };
}
