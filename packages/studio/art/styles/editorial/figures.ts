import type { Kit } from "../../../engine/compose/kit.ts";
import { hasFigure } from "../../../engine/compose/subject-figure.ts";
import { landscape } from "./landscape.ts";
import { object } from "./object.ts";
import { branch, flowers } from "./plants.ts";
import { portrait } from "./portrait.ts";
import { sculpture, stones } from "./sculpture.ts";
import type { Figure, Stage } from "./stage.ts";
import { stillLife } from "./still-life.ts";

const figures = {
  "still life": stillLife,
  branch,
  flowers,
  portrait,
  landscape,
  stones,
  sculpture,
} as const satisfies Record<string, Figure>;
type FigureName = keyof typeof figures;

/** Things that are more than a figure for some subjects. */
const own: Partial<Record<FigureName, readonly string[]>> = {
  flowers: ["flower", "spring", "garden", "valentine", "wedding"],
  branch: ["plants", "garden", "tree", "climate", "vegan"],
  "still life": ["pottery", "furniture", "art"],
  landscape: ["mountain", "night", "sea", "travel", "camping"],
  stones: ["spa", "yoga"],
  sculpture: ["art", "design"],
  portrait: ["hair", "cosmetics", "fashion"],
};

/** Draws what the brief is about; one by chance, if it doesn't say. */
export function drawFigure(kit: Kit, stage: Stage, choice = Object.keys(figures) as readonly FigureName[]): void {
  const { subject = "" } = kit.brief;
  const random = kit.random.fork("figure");
  const fitting = choice.filter((name) => own[name]?.includes(subject));
  const draw =
    hasFigure(kit) && (fitting.length === 0 || random.chance(0.5))
      ? object
      : figures[random.pick(fitting.length > 0 ? fitting : choice)];
  const { within } = stage;
  const plans = draw(kit, stage).map((plan) => (within && draw !== object ? { ...plan, within } : plan));
  kit.group("Figure", plans, stage.frame);
}
