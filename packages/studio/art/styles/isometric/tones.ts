import { standingOut } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { naturalAccent, naturalBody } from "../../../engine/compose/subject-figure.ts";
import type { Figure } from "../../figures/figure.ts";

/** Two colors that stand out from what is behind them, and from each other. */
export function tonesOn(
  kit: Kit,
  figure: Figure,
  on: readonly PaletteRole[],
): readonly [body: PaletteRole, accent: PaletteRole] {
  const roles = (["accent", "support", "highlight"] as const).filter((role) => !on.includes(role));
  const [farthest = "highlight"] = standingOut(kit.palette, roles, on);
  const body = naturalBody(kit, figure, roles, on) ?? farthest;
  const others = roles.filter((role) => role !== body);
  const [unlike = on[0] ?? "support"] = standingOut(kit.palette, others, [body]);
  return [body, naturalAccent(kit, figure, body, others) ?? unlike];
}
