/**
 * The few shapes that covers are made of.
 * Lengths in units of the 640 x 400 sheet, angles in degrees, clockwise from the right.
 */

export type Point = readonly [x: number, y: number];

export const sheetWidth = 640;
export const sheetHeight = 400;

/** One decimal: a tenth of a unit is finer than any screen shows. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

const list = (values: readonly number[]) => values.map(short).join(" ");

/** Outlines put together in place may carry long fractions. */
function shortened(d: string): string {
  return d.replace(/\d+\.\d{3,}(e[-+]\d+)?/g, (value) => short(Number(value)));
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<rect ${box}${radius > 0 ? ` rx="${short(radius)}"` : ""} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, width: number, color: string): string {
  const at = `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
  return `<circle ${at} fill="none" stroke="${color}" stroke-width="${short(width)}"/>`;
}

export function frame(x: number, y: number, width: number, height: number, color: string, weight: number): string {
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<rect ${box} fill="none" stroke="${color}" stroke-width="${short(weight)}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${shortened(d)}" fill="${fill}"/>`;
}

export function stroke(d: string, color: string, width: number, cap: "butt" | "round" = "butt"): string {
  const ends = cap === "round" ? ' stroke-linecap="round" stroke-linejoin="round"' : "";
  return `<path d="${shortened(d)}" fill="none" stroke="${color}" stroke-width="${short(width)}"${ends}/>`;
}

export function polygon(fill: string, ...points: readonly Point[]): string {
  return path(`M${points.map(list).join("L")}Z`, fill);
}

export function line(from: Point, to: Point, color: string, width = 1.5): string {
  return stroke(`M${list(from)}L${list(to)}`, color, width);
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Outline of a disc, for many in one path. */
export function dot(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(radius * 2)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`;
}

/** Outline of a slice of a ring, or of a disc where `inner` is 0. Less than a full turn. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const start = list(polar(x, y, outer, from));
  const end = list(polar(x, y, outer, to));
  const arc = `M${start}A${list([outer, outer])} 0 ${large} 1 ${end}`;
  if (inner <= 0) return `${arc}L${list([x, y])}Z`;
  const back = list(polar(x, y, inner, from));
  return `${arc}L${list(polar(x, y, inner, to))}A${list([inner, inner])} 0 ${large} 0 ${back}Z`;
}

/** A closed soft outline through the points (Catmull-Rom as cubic Béziers). */
export function softOutline(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const arrive = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    return `C${list([...leave, ...arrive, ...next])}`;
  });
  return `M${list(at(0))}${curves.join("")}Z`;
}

export function turned(degrees: number, x: number, y: number, content: string): string {
  return `<g transform="rotate(${list([degrees, x, y])})">${content}</g>`;
}

export function moved(x: number, y: number, content: string): string {
  return `<g transform="translate(${list([x, y])})">${content}</g>`;
}

/** The whole sheet seen in a mirror. */
export function mirrored(content: string): string {
  return `<g transform="matrix(-1 0 0 1 ${sheetWidth} 0)">${content}</g>`;
}
