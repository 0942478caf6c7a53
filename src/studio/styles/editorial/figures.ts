import type { Kit } from "../../compose/kit.ts";
import { landscape } from "./landscape.ts";
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

const isFigure = (name: string | undefined): name is FigureName => name !== undefined && name in figures;

/** What the brief is about, if it can be drawn; one by chance, otherwise. */
export function drawFigure(kit: Kit, stage: Stage, choice = Object.keys(figures) as readonly FigureName[]): void {
  const { subject } = kit.brief;
  const name = isFigure(subject) && choice.includes(subject) ? subject : kit.random.fork("figure").pick(choice);
  kit.group("Figure", figures[name](kit, stage), stage.frame);
}
