import { lexer } from "css-tree";
import { formatHex, formatHex8, parse } from "culori";

/** Property of an element's looks, and how the renderer reads it. */
interface Property {
  readonly kind: "color" | "amount" | "length" | "reference" | "keyword" | "transform" | "undrawn" | "unread";
  /** Value at first, for properties that elements take from the one around them. */
  readonly initial?: string;
}

const listed = (names: string, property: Property): readonly (readonly [string, Property])[] =>
  names.split(" ").map((name) => [name, property]);

const properties: ReadonlyMap<string, Property> = new Map([
  ...listed("fill color", { kind: "color", initial: "#000000" }),
  ...listed("stroke", { kind: "color", initial: "none" }),
  ...listed("stop-color flood-color lighting-color", { kind: "color" }),
  ...listed("fill-opacity stroke-opacity", { kind: "amount", initial: "1" }),
  ...listed("opacity stop-opacity flood-opacity", { kind: "amount" }),
  ...listed("stroke-width", { kind: "length", initial: "1" }),
  ...listed("stroke-dasharray", { kind: "length", initial: "none" }),
  ...listed("stroke-dashoffset", { kind: "length", initial: "0" }),
  ...listed("x y cx cy r rx ry width height", { kind: "length" }),
  ...listed("clip-path mask filter", { kind: "reference" }),
  ...listed("marker-start marker-mid marker-end", { kind: "reference", initial: "none" }),
  ...listed("fill-rule clip-rule", { kind: "keyword", initial: "nonzero" }),
  ...listed("stroke-linecap", { kind: "keyword", initial: "butt" }),
  ...listed("stroke-linejoin", { kind: "keyword", initial: "miter" }),
  ...listed("stroke-miterlimit", { kind: "keyword", initial: "4" }),
  ...listed("visibility", { kind: "keyword", initial: "visible" }),
  ...listed("paint-order", { kind: "keyword", initial: "normal" }),
  ...listed("shape-rendering", { kind: "keyword", initial: "auto" }),
  ...listed("color-interpolation", { kind: "keyword", initial: "sRGB" }),
  ...listed("color-interpolation-filters", { kind: "keyword", initial: "linearRGB" }),
  ...listed("display overflow mask-type mix-blend-mode isolation", { kind: "keyword" }),
  ...listed("transform", { kind: "transform" }),
  // Browsers draw these, and the renderer doesn't.
  ...listed("translate rotate scale offset offset-path transform-origin transform-box zoom", { kind: "undrawn" }),
  ...listed("mask-image mask-border-source vector-effect", { kind: "undrawn" }),
  ...listed("all d", { kind: "unread" }),
]);

/** A value that browsers draw and we can't. */
export class UnreadValueError extends Error {}

export const isDrawnProperty = (name: string): boolean => properties.has(name) || name === "marker";
export const isColor = (name: string): boolean => properties.get(name)?.kind === "color";
/** Tells whether an attribute says its value as CSS would, and not as a number of its own kind. */
export function isStyleAttribute(name: string, value: string): boolean {
  const kind = properties.get(name)?.kind;
  if (kind === "length") return value.includes("(");
  return kind === "color" || kind === "amount" || kind === "reference" || kind === "keyword";
}

/** Far above any value's: a reader of CSS takes the longest for long ones. */
const lengthMax = 1_000;

/** Browsers drop what is not valid. What has variables is known to be valid only with their values. */
export function isValid(name: string, value: string): boolean {
  if (value.length > lengthMax || /var\(/i.test(value)) return true;
  if (isPlainColor(name, value) || !lexer.getProperty(name)) return true;
  // Functions of colors may be newer than the reader of CSS.
  return !lexer.matchProperty(name, value).error || (isColor(name) && value.includes("("));
}

const isPlainColor = (name: string, value: string) => isColor(name) && /^(?:#(?:[\da-f]{3}){1,2}|none)$/i.test(value);

/** Colors that drawing programs write behind an older one, for those who can read them. */
export const isNewColor = (value: string): boolean =>
  /^(?:color|oklch|oklab|lch|lab|color-mix|light-dark|device-cmyk)\(/i.test(value);

const sayNothing = /^(?:inherit|unset|revert)$/i;

/**
 * A value as the renderer reads it.
 * @returns undefined if nothing needs to be said.
 * @throws {UnreadValueError} if it can't be drawn as it is said.
 */
export function plainValue(name: string, value: string, inherited: string | undefined): string | undefined {
  const { kind, initial } = properties.get(name) ?? { kind: "undrawn" };
  if (value.length > lengthMax || kind === "unread") throw new UnreadValueError(name);
  const isInherited = initial !== undefined;
  if (/^initial$/i.test(value) || (!isInherited && sayNothing.test(value) && !/^inherit$/i.test(value))) return initial;
  if (sayNothing.test(value)) return isInherited ? undefined : inherited;
  const plain = plainOf[kind](value);
  if (plain === undefined) throw new UnreadValueError(name);
  return plain === "" ? undefined : plain;
}

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const lengths = new RegExp(
  `^${number}(?:px|pt|pc|cm|mm|in|em|ex|%)?(?:[\\s,]+${number}(?:px|pt|pc|cm|mm|in|em|ex|%)?)*$`,
  "i",
);
const reference = /^url\(\s*["']?(#[^"')(\s]{1,200})["']?\s*\)/i;
/** In a picture, browsers don't load them. */
const otherFile = /^url\(\s*(?:"[^"#][^"]*"|'[^'#][^']*'|[^"'#()\s][^"'()\s]*)\s*\)/i;

const plainOf: Readonly<Record<Exclude<Property["kind"], "unread">, (value: string) => string | undefined>> = {
  color: plainColor,
  amount: (value) => {
    const [, amount, percent] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(%?)$/i.exec(value) ?? [];
    const given = Number(amount) / (percent === "%" ? 100 : 1);
    return Number.isNaN(given) ? undefined : String(Math.min(1, Math.max(0, given)));
  },
  length: (value) => {
    if (/^auto$/i.test(value)) return "";
    return /^none$/i.test(value) || lengths.test(value) ? value.toLowerCase() : undefined;
  },
  reference: (value) => (/^none$/i.test(value) ? "none" : wholeReference(value)),
  keyword: (value) => (/^[\w\s-]+(?:\.\d+)?$/.test(value) ? plainKeyword(value.toLowerCase()) : undefined),
  transform: plainTransform,
  undrawn: (value) => (/^(?:none|normal|auto|view-box|0 0|0px 0px|1)$/i.test(value) ? "" : undefined),
};

/** The renderer tells small from capital letters, and CSS doesn't. */
const withCapitals = ["sRGB", "linearRGB", "crispEdges", "geometricPrecision", "optimizeSpeed"];
const plainKeyword = (value: string): string => withCapitals.find((one) => one.toLowerCase() === value) ?? value;

function wholeReference(value: string): string | undefined {
  const other = otherFile.exec(value);
  if (other) return other[0].length === value.length ? "none" : undefined;
  const found = reference.exec(value);
  return found && found[0].length === value.length ? `url(${found[1]})` : undefined;
}

/** Values that the renderer reads by itself. */
const asItIs = /^(?:none|currentcolor|context-fill|context-stroke)$/i;

function plainColor(value: string): string | undefined {
  if (asItIs.test(value)) return value.toLowerCase().replace("currentcolor", "currentColor");
  const [whole, id] = reference.exec(value) ?? [];
  if (whole !== undefined) {
    const otherwise = value.slice(whole.length).trim();
    if (otherwise === "") return `url(${id})`;
    const plain = plainColor(otherwise);
    return plain && `url(${id}) ${plain}`;
  }
  const other = otherFile.exec(value);
  if (other) return plainColor(value.slice(other[0].length).trim() || "none");
  // As drawing programs write colors for print, behind the one for screens.
  const [screen = ""] = value.split(/\sicc-color\(/i);
  const color = parse(screen.trim().toLowerCase());
  if (!color) return undefined;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

/** CSS writes units, which attributes don't have. */
function plainTransform(value: string): string | undefined {
  if (/^none$/i.test(value)) return "none";
  const plain: string[] = [];
  let read = "";
  for (const [whole, name = "", given = ""] of value.matchAll(/(?<![a-z])([a-z]+)\(([^()]*)\)\s*/gi)) {
    const args = given.split(",").map(plainNumber);
    const step = steps[name.toLowerCase()];
    if (!step || args.some(Number.isNaN)) return undefined;
    plain.push(step(args));
    read += whole;
  }
  return read === value ? plain.join(" ") : undefined;
}

const degrees: Readonly<Record<string, number>> = { "": 1, px: 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function plainNumber(given: string): number {
  const [, amount, unit = ""] = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)(px|deg|grad|rad|turn)?\s*$/i.exec(given) ?? [];
  return Number(amount) * (degrees[unit.toLowerCase()] ?? Number.NaN);
}

const steps: Readonly<Record<string, (args: readonly number[]) => string>> = {
  matrix: (args) => `matrix(${args.join(" ")})`,
  translate: (args) => `translate(${args.join(" ")})`,
  translatex: ([x]) => `translate(${x} 0)`,
  translatey: ([y]) => `translate(0 ${y})`,
  rotate: ([angle]) => `rotate(${angle})`,
  scale: (args) => `scale(${args.join(" ")})`,
  scalex: ([x]) => `scale(${x} 1)`,
  scaley: ([y]) => `scale(1 ${y})`,
  skewx: ([angle]) => `skewX(${angle})`,
  skewy: ([angle]) => `skewY(${angle})`,
};
