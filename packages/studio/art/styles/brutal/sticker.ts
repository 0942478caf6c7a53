import { arrangeFacts } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import { type Frame, mapPoints, placeIn } from "../../../engine/geometry/path.ts";
import { drawBox, inkOn, inset, lineWidth, moved } from "./box.ts";
import { burst, scallop } from "./signs.ts";
import { signsFor } from "./signs-for.ts";

/** The headline on a sticker as on a packet of soap powder, with a hard shadow. */
export function sticker(kit: Kit): void {
  const { brief, unit, width, height, margin } = kit;
  const random = kit.random.fork("sticker");
  const wide = width > height * 1.2;
  const { box, draw } = factBox(kit, wide);
  const free: Frame = wide ? { x: 0, y: 0, width: box.x - unit * 2, height } : { x: 0, y: 0, width, height: box.y };
  const size = Math.min(free.width, free.height) * 1.02;
  const frame: Frame = {
    x: free.x + (free.width - size) / 2,
    y: free.y + (free.height - size) / 2,
    width: size,
    height: size,
  };
  const [path, share] = random.pick([
    [burst(18, 0.17), 0.83],
    [burst(12, 0.2), 0.8],
    [scallop(14), 0.9],
    [burst(28, 0.11), 0.89],
  ] as const);
  const outline = mapPoints(path, placeIn(frame));
  const canvas = { x: 0, y: 0, width, height };
  const line = { paint: "ink", width: lineWidth(kit) * 2 } as const;
  kit.group(
    "Sticker",
    [
      { path: moved(outline, unit * 2.6, unit * 2.6), fill: "ink", stroke: line },
      { path: outline, stroke: line },
      { path: outline, fill: "accent" },
    ],
    canvas,
  );
  const radius = (size / 2) * 0.95 * share;
  const room: Frame = {
    x: frame.x + size / 2 - radius * 0.86,
    y: frame.y + size / 2 - radius * 0.5,
    width: radius * 1.72,
    height: radius,
  };
  const plan = { voice: "display", linesMax: 3, sizeMax: unit * 34 } as const;
  const { size: type, height: used } = measureWithin(kit, brief.headline, room, plan);
  const middle = { ...room, y: room.y + (room.height - used) / 2, height: used };
  kit.text("headline", brief.headline, middle, {
    ...plan,
    sizeMax: type,
    fill: inkOn(kit, "accent"),
    on: "accent",
    align: "middle",
  });
  draw();
  const corner = unit * 17;
  const signs = signsFor(kit, random, 2);
  const spots = wide
    ? [{ x: margin * 0.6, y: margin * 0.6 }]
    : [
        { x: margin * 0.6, y: margin * 0.6 },
        { x: width - corner - margin * 0.6, y: box.y - corner - unit * 3 },
      ];
  for (const [index, spot] of spots.entries()) {
    const draw = signs[index];
    if (draw)
      kit.group("Sign", draw({ ...spot, width: corner, height: corner }, { fill: "highlight", other: "support" }));
  }
}

interface FactBox {
  readonly box: Frame;
  /** Over what is there already. */
  draw(): void;
}

/** A box for the line below the headline and the facts, at the bottom or at the right. */
function factBox(kit: Kit, wide: boolean): FactBox {
  const { brief, unit, width, height } = kit;
  const pad = unit * 4.4;
  const outer = unit * 5;
  const boxWidth = wide ? width * 0.4 : width - 2 * outer;
  const inner = { x: wide ? width - outer - boxWidth + pad : outer + pad, width: boxWidth - 2 * pad };
  const facts = arrangeFacts(kit, inner, {
    columns: wide ? "list" : 2,
    sizeMax: unit * (wide ? 5 : 4.6),
    fill: inkOn(kit, "support"),
    on: "support",
    align: wide ? "start" : "middle",
  });
  const plan = { voice: "strong", linesMax: 4, sizeMax: unit * 6 } as const;
  const room = { ...inner, height: unit * (wide ? 30 : 17) };
  const subline = brief.subline ? measureWithin(kit, brief.subline, room, plan) : { size: 0, height: 0 };
  const gap = subline.height > 0 && facts.height > 0 ? unit * 4 : 0;
  const content = subline.height + gap + facts.height;
  const boxHeight = Math.max(content + 2 * pad, unit * 8);
  const box: Frame = {
    x: inner.x - pad,
    y: wide ? (height - boxHeight) / 2 : height - outer - boxHeight,
    width: boxWidth,
    height: boxHeight,
  };
  if (content === 0) return { box: { ...box, y: height - outer, height: 0 }, draw: () => undefined };
  return {
    box,
    draw() {
      drawBox(kit, box, "support", 2);
      const top = inset(box, pad).y;
      const colors = { fill: inkOn(kit, "support"), on: "support" } as const;
      kit.text(
        "subline",
        brief.subline,
        { ...inner, y: top, height: subline.height },
        { ...plan, sizeMax: subline.size, ...colors, align: wide ? "start" : "middle" },
      );
      facts.place(top + subline.height + gap);
    },
  };
}
