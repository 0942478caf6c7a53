import { standingOut } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";

/** Two colors that stand out from what is behind them, and from each other. */
export function tonesOn(kit: Kit, on: readonly PaletteRole[]): readonly [body: PaletteRole, accent: PaletteRole] {
  const roles = (["accent", "support", "highlight"] as const).filter((role) => !on.includes(role));
  const [body = "highlight", ...others] = standingOut(kit.palette, roles, on);
  const [accent = on[0] ?? "support"] = standingOut(kit.palette, others, [body]);
  return [body, accent];
}
