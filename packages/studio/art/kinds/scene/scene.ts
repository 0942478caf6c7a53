import type { Brief } from "../../../engine/brief/brief.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { rectangle } from "../../../engine/geometry/path.ts";
import type { Composition } from "../../styles/style.ts";
import { blockScene } from "./block-scenes.ts";
import { drawMat, type Framing, framings } from "./framing.ts";
import { type ThemeName, themeOf } from "./theme-words.ts";
import { openThemes, themes } from "./themes.ts";
import { viewOf } from "./view.ts";

function draw(kit: Kit, theme: ThemeName, framing: Framing): void {
  const frame = framing.frame(kit);
  const view = viewOf(kit, frame);
  const hasSky = framing.opening && !["line", "brutal", "deco"].includes(kit.brief.style);
  // What is around it is the sky's color otherwise.
  const sky: ShapePlan[] = hasSky ? [{ path: rectangle(frame), fill: view.roleAt(0), opacity: 0.42 }] : [];
  kit.group(theme, [...sky, ...themes[theme](view)], frame);
  drawMat(kit, framing);
}

/** A place in the distance, the middle and the foreground: through several frames where the brief names it, or several places. */
export function sceneCompositions(brief: Brief): readonly Composition[] {
  const theme = themeOf(brief);
  if (brief.style === "isometric") {
    const wanted = theme ? framings.map(() => theme) : openThemes;
    return wanted.map((name, look) => ({
      id: `${name}-blocks-${look}`,
      compose: (kit) => blockScene(kit, name, look),
    }));
  }
  const [whole] = framings;
  if (!theme && whole)
    return openThemes.map((name) => ({ id: `${name}-whole`, compose: (kit) => draw(kit, name, whole) }));
  return framings.map((framing) => ({
    id: `${theme}-${framing.id}`,
    compose: (kit) => draw(kit, theme ?? "mountains", framing),
  }));
}
