import { type Hex, lchOf, oklch } from "../../../engine/color/color.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { boundsOf, type Frame, mapPoints, type Path, rectangle } from "../../../engine/geometry/path.ts";
import { blend, type Look } from "../look.ts";
import type { Region, Tone } from "./region.ts";

type Tones = Readonly<Record<Tone, Hex>>;

/** The colors of one picture. @param turn which of the look’s colors leads. */
export function tonesOf({ color, treatment }: Look, turn: number): Tones {
  const [first, second, third] = color.series;
  const order = [
    [first, second, third],
    [second, first, third],
    [third, first, second],
  ][turn % 3] as [Hex, Hex, Hex];
  const [lead, other, extra] = order;
  const paper = color.surface;
  const dark = color.ink;
  const tint = (of: Hex, share: number) => blend(of, "#ffffff", share);
  switch (treatment) {
    case "flat":
      return {
        ground: lead,
        glow: lead === "#111111" ? first : "#ffffff",
        far: blend("#000000", lead, 0.12),
        mid: blend("#000000", lead, 0.3),
        near: lead === "#111111" ? first : "#111111",
        body: lead === "#111111" ? "#ffffff" : "#111111",
        shade: lead === "#111111" ? "#8a8a8a" : "#000000",
        detail: lead,
        accent: lead === "#111111" ? first : "#ffffff",
      };
    case "geometric":
      return {
        ground: lead,
        glow: other,
        far: extra,
        mid: "#fffdf6",
        near: dark,
        body: dark,
        shade: other,
        detail: "#fffdf6",
        accent: lead === extra ? first : extra === lead ? other : extra,
      };
    case "cut":
      return {
        ground: turn % 2 === 0 ? color.block : second,
        glow: turn % 2 === 0 ? second : first,
        far: blend(third, color.block, 0.5),
        mid: third,
        near: first,
        body: "#fffaf0",
        shade: blend(first, "#fffaf0", 0.75),
        detail: second === lead ? first : second,
        accent: turn % 2 === 0 ? first : color.block,
      };
    case "gilded":
      return {
        ground: blend(other, color.page, turn % 2 === 0 ? 0.35 : 0.6),
        glow: color.accent,
        far: blend(other, color.page, 0.7),
        mid: blend(color.ink, color.page, 0.24),
        near: blend("#000000", color.page, 0.35),
        body: color.accent,
        shade: blend("#000000", color.accent, 0.4),
        detail: color.page,
        accent: color.ink,
      };
    case "printed":
      return {
        ground: tint(extra, 0.7),
        glow: tint(second, 0.6),
        far: tint(first, 0.3),
        mid: tint(second, 0.85),
        near: first,
        body: first,
        shade: blend("#000000", first, 0.25),
        detail: paper,
        accent: second,
      };
    case "still": {
      const { hue } = lchOf(lead);
      return {
        ground: oklch(0.87, 0.03, hue),
        glow: oklch(0.96, 0.02, 85),
        far: oklch(0.78, 0.04, hue),
        mid: oklch(0.66, 0.05, hue),
        near: oklch(0.42, 0.05, hue),
        body: oklch(0.55, 0.07, hue),
        shade: oklch(0.38, 0.05, hue),
        detail: oklch(0.93, 0.02, 85),
        accent: oklch(0.62, 0.09, hue + 40),
      };
    }
    case "glow":
      return {
        ground: tint(lead, 0.35),
        glow: tint(extra, 0.9),
        far: tint(lead, 0.55),
        mid: tint(lead, 0.75),
        near: lead,
        body: blend(lead, "#ffffff", 0.85),
        shade: blend("#000000", lead, 0.2),
        detail: "#ffffff",
        accent: other,
      };
    case "outline":
      return {
        ground: turn % 2 === 0 ? color.page : color.series[2],
        glow: color.series[2],
        far: color.page,
        mid: color.page,
        near: color.page,
        body: color.page,
        shade: color.page,
        detail: color.page,
        accent: color.series[2],
      };
    case "bold":
      return {
        ground: lead === color.page ? "#ffffff" : lead,
        glow: "#ffffff",
        far: third,
        mid: second,
        near: "#0b0b0b",
        body: lead === first ? third : first,
        shade: "#0b0b0b",
        detail: "#ffffff",
        accent: second,
      };
    case "blocks": {
      const { hue } = lchOf(lead);
      return {
        ground: oklch(0.88, 0.06, hue),
        glow: oklch(0.9, 0.12, hue + 60),
        far: oklch(0.8, 0.08, hue),
        mid: oklch(0.7, 0.12, hue),
        near: oklch(0.5, 0.14, hue),
        body: oklch(0.64, 0.15, hue + 150),
        shade: oklch(0.48, 0.13, hue + 150),
        detail: "#ffffff",
        accent: oklch(0.8, 0.13, hue + 60),
      };
    }
  }
}

/** Draws regions the way of a style, covering a frame or fitted into it. */
export function treat(
  regions: readonly Region[],
  {
    frame,
    look,
    turn,
    field,
    fit,
  }: {
    readonly frame: Frame;
    readonly look: Look;
    readonly turn: number;
    readonly field: readonly [number, number];
    readonly fit: "cover" | "contain";
  },
): readonly ShapePlan[] {
  const tones = tonesOf(look, turn);
  const [width, height] = field;
  const scale = (fit === "cover" ? Math.max : Math.min)(frame.width / width, frame.height / height);
  const [left, top] = [
    frame.x + (frame.width - width * scale) / 2,
    frame.y + (frame.height - height * scale) * (fit === "cover" ? 0.6 : 0.5),
  ];
  const place = (path: Path) => mapPoints(path, ([x, y]) => [left + x * scale, top + y * scale]);
  const thin = Math.max(1, Math.min(frame.width, frame.height) / 90);
  return regions.flatMap((region): ShapePlan[] => {
    const path = place(region.path);
    const fill = tones[region.tone];
    const weight = (region.line ?? 0) * scale;
    const drawn: ShapePlan =
      region.line === undefined ? { path, fill } : { path, stroke: { paint: fill, width: weight } };
    switch (look.treatment) {
      case "outline":
        return region.line === undefined
          ? [{ path, fill, stroke: { paint: look.color.ink, width: Math.min(1.6, thin) } }]
          : [{ path, stroke: { paint: look.color.ink, width: Math.min(1.6, thin) } }];
      case "bold":
        return region.line === undefined
          ? [{ path, fill, stroke: { paint: "#0b0b0b", width: Math.min(3, thin * 1.6) } }]
          : [{ path, stroke: { paint: "#0b0b0b", width: weight } }];
      case "gilded":
        return region.line === undefined && region.tone !== "body"
          ? [{ path, fill, stroke: { paint: look.color.accent, width: Math.min(1.2, thin * 0.7) } }]
          : [drawn];
      case "printed": {
        const by = Math.max(1.5, thin);
        const isInk = region.tone === "body" || region.tone === "accent" || region.tone === "glow";
        return region.line === undefined && isInk
          ? [
              { path: mapPoints(path, ([x, y]) => [x + by, y + by]), fill, opacity: 0.35 },
              { ...drawn, isMultiplied: true },
            ]
          : [drawn];
      }
      case "glow": {
        if (region.line !== undefined) return [drawn];
        const { y, height: high } = boundsOf(path);
        const stops = [
          { at: 0, paint: blend("#ffffff", fill, 0.28) },
          { at: 1, paint: fill },
        ];
        return [
          { path, fill: { gradient: "linear", from: [frame.x, y], to: [frame.x, y + Math.max(1, high)], stops } },
        ];
      }
      default:
        return [drawn];
    }
  });
}

/** Ground behind a picture. */
export function groundPlan(frame: Frame, look: Look, turn: number): ShapePlan {
  const { ground, far } = tonesOf(look, turn);
  const path = rectangle(frame);
  if (look.treatment !== "glow") return { path, fill: ground };
  const stops = [
    { at: 0, paint: ground },
    { at: 1, paint: far },
  ];
  return { path, fill: { gradient: "linear", from: [frame.x, frame.y], to: [frame.x, frame.y + frame.height], stops } };
}
