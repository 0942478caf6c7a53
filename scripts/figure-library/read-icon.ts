import { createRequire } from "node:module";

/** Installed with the icons, in this folder: types are not there without it. */
interface SvgPath {
  abs(): SvgPath;
  unarc(): SvgPath;
  unshort(): SvgPath;
  transform(list: string): SvgPath;
  iterate(visit: (segment: readonly [string, ...number[]], index: number, x: number, y: number) => void): SvgPath;
}
const svgpath = createRequire(import.meta.url)("svgpath") as (data: string) => SvgPath;

/** A filled outline of an icon, in the units of its box. */
export interface Shape {
  /** Absolute lines and curves only. */
  readonly data: string;
  readonly color: string;
}

const numberOf = (attributes: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
const wordOf = (attributes: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

function outlineOf(tag: string, attributes: string): string | undefined {
  const at = (name: string) => numberOf(attributes, name);
  if (tag === "path") return wordOf(attributes, "d");
  if (tag === "circle" || tag === "ellipse") {
    const [cx, cy, rx, ry] = [at("cx"), at("cy"), at("rx") || at("r"), at("ry") || at("r")];
    return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
  }
  if (tag === "rect") return `M${at("x")} ${at("y")}h${at("width")}v${at("height")}h${-at("width")}Z`;
  return undefined;
}

/** Reads the filled shapes of an icon in the order in which they are painted; masks, gradients and lines are left out. */
export function readIcon(svg: string): readonly Shape[] {
  const shapes: Shape[] = [];
  const groups: { readonly fill: string | undefined; readonly transform: string }[] = [];
  let hidden = 0;
  for (const [, close, tag = "", attributes = "", selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    const isGroup = tag === "g" || tag === "defs" || tag === "mask" || tag === "clipPath";
    if (isGroup && close) {
      if (tag === "g") groups.pop();
      else hidden--;
    } else if (tag === "g" && !selfClosed) {
      groups.push({ fill: wordOf(attributes, "fill"), transform: wordOf(attributes, "transform") ?? "" });
    } else if (isGroup && !selfClosed) hidden++;
    else if (hidden === 0 && !close) {
      const fill = wordOf(attributes, "fill") ?? groups.toReversed().find((group) => group.fill)?.fill;
      const outline = outlineOf(tag, attributes);
      if (!outline || fill === "none" || fill?.startsWith("url")) continue;
      const path = [wordOf(attributes, "transform") ?? "", ...groups.map(({ transform }) => transform).toReversed()]
        .filter(Boolean)
        .reduce((so, transform) => so.transform(transform), svgpath(outline));
      shapes.push({ data: absolute(path), color: fill && fill !== "currentColor" ? fill : "#000000" });
    }
  }
  return shapes;
}

function absolute(path: SvgPath): string {
  let data = "";
  path
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      const [letter, ...rest] = segment;
      if (letter === "H") data += `L${rest[0]} ${y}`;
      else if (letter === "V") data += `L${x} ${rest[0]}`;
      else data += `${letter}${rest.join(" ")}`;
    });
  return data.replaceAll("z", "Z");
}
