import { contrast } from "../../engine/color/color.ts";
import type { PaletteRole } from "../../engine/color/palette.ts";
import type { Kit } from "../../engine/compose/kit.ts";

/** Colors that are seen on each other. */
export interface Pairing {
  readonly back: PaletteRole;
  readonly body: PaletteRole;
  readonly accent: PaletteRole;
}

const colored: readonly PaletteRole[] = ["accent", "support", "highlight", "ink", "ground"];

/** For each of the given backs, the color that is seen best on it among the bright ones, and a second one. */
export function pairingsOn(kit: Kit, backs: readonly PaletteRole[], bodies = colored): Pairing[] {
  const between = (a: PaletteRole, b: PaletteRole) => contrast(kit.color(a), kit.color(b));
  return backs.map((back) => {
    const order = bodies.filter((role) => role !== back);
    const body =
      order.find((role) => between(role, back) >= 2.4) ??
      (bodies === colored ? colored : order).toSorted((a, b) => between(b, back) - between(a, back))[0] ??
      "ink";
    const accent =
      colored.find((role) => role !== body && between(role, back) >= 1.5 && between(role, body) >= 1.25) ?? body;
    return { back, body, accent };
  });
}
