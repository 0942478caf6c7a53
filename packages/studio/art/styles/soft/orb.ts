import type { Kit } from "../../../engine/compose/kit.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { inLight } from "./lantern.ts";
import { spherePlans } from "./sphere.ts";
import { setSoftly } from "./words.ts";

/** One large ball, and now and then a small one beside it. */
export function orb(kit: Kit): void {
  const { width, height, unit, inner, brief } = kit;
  const random = kit.random.fork("orb");
  const isWide = width > height * 1.2;
  const radius = isWide ? Math.min(height * 0.33, width * 0.19) : Math.min(width * 0.33, height * 0.235);
  const at: Point = isWide ? [width - inner.x - radius * 1.18, height * 0.47] : [width * 0.5, inner.y + radius * 1.02];
  drawField(kit, isWide ? [width * 0.3, height * 0.5] : [width / 2, height * 0.78]);
  const plans = spherePlans(kit, { at, radius, random, specks: 1_900 });
  const side = radius * 1.1;
  plans.push(...inLight(kit, { x: at[0] - side / 2, y: at[1] - side / 2, width: side, height: side }));
  if (brief.detail > 35) {
    const beside = isWide ? 1 : random.pick([-1, 1]);
    const small = radius * 0.24;
    const where: Point = [at[0] + beside * radius * 0.98, at[1] + radius * 0.72];
    plans.push(...spherePlans(kit, { at: where, radius: small, random, specks: 120 }));
  }
  kit.group("Spheres", [glow(at, radius * 2.1, isDusk(kit) ? "support" : "highlight", 0.8), ...plans], canvasOf(kit));
  if (isWide) {
    setSoftly(kit, { ...inner, width: at[0] - radius - unit * 7 - inner.x }, { anchor: "middle" });
    return;
  }
  const top = at[1] + radius + unit * 9;
  setSoftly(
    kit,
    { ...inner, y: top, height: inner.y + inner.height - top },
    { align: "middle", anchor: "middle", sublineWidth: 0.84 },
  );
}
