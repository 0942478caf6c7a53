import { formatHex, formatHex8, parse } from "culori";
import { readSvgTags, type SvgTag } from "./read-svg-tags.ts";
import { declarationsOf, rulesOf, sheetIn, writeDeclarations } from "./style-rules.ts";

/** A color that can't be told: drawn, it would be black. */
export class UnknownColorError extends Error {}

const colorProperties = ["fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"];
/** What the renderer reads by itself, besides references. */
const asItIs = /^(?:none|inherit|currentcolor|initial|unset|context-fill|context-stroke)$/i;
/** Colors that drawing programs write behind an older one, for those who can read them. */
const isNew = (value: string): boolean =>
  /^(?:color|oklch|oklab|lch|lab|color-mix|light-dark|device-cmyk|icc-color|var)\(/i.test(value);

type Variables = ReadonlyMap<string, string>;

/**
 * An SVG whose colors are written as the renderer reads them: it knows hexadecimal ones and some names, and draws all others black.
 * @throws {UnknownColorError} if there is one that can't be read, and none before it.
 */
export function withPlainColors(svg: string): string {
  const variables = readVariables(svg);
  let plain = "";
  let at = 0;
  let isSheet = false;
  for (const tag of readSvgTags(svg)) {
    const between = svg.slice(at, tag.start);
    const written = svg.slice(tag.start, tag.end);
    plain += isSheet ? plainSheet(between, variables) : between;
    plain += tag.isClosing || tag.attributes.size === 0 ? written : plainTag(written, tag, variables);
    at = tag.end;
    isSheet = tag.name === "style" && !tag.isClosing && !tag.isAlone;
  }
  return plain + svg.slice(at);
}

const plainSheet = (content: string, variables: Variables): string =>
  rulesOf(sheetIn(content))
    .map(({ selectors, body }) => `${selectors.join(",")}{${plainDeclarations(body, variables, new Set())}}`)
    .join("\n");

// As in readSvgTags: each character is looked at once.
const attribute = /(?<![^\s"'/])([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function plainTag(written: string, { attributes }: SvgTag, variables: Variables): string {
  const style = attributes.get("style") ?? "";
  const styled = new Set(declarationsOf(style).map(([name]) => name));
  const given = colorProperties.flatMap((name) => {
    const value = attributes.get(name);
    return value === undefined ? [] : [[name, plainColor(value, variables), isNew(value)] as const];
  });
  const lost = given.find(([name, color]) => color === undefined && !styled.has(name));
  if (lost) throw new UnknownColorError(`the color of ${lost[0]}`);
  const older = new Set(given.flatMap(([name, color, isLater]) => (color !== undefined && !isLater ? [name] : [])));
  const colors = new Map(given.map(([name, color]) => [name, color]));
  return written.replace(attribute, (whole, name: string) => {
    if (name === "style") return `style="${plainDeclarations(style, variables, older).replaceAll('"', "'")}"`;
    if (!colors.has(name)) return whole;
    const color = colors.get(name);
    return color === undefined ? "" : `${name}="${color}"`;
  });
}

/**
 * What a browser that knows no new colors reads: the last one that it can.
 * @param older properties that have a color already, which counts if the rule has only a newer one.
 */
function plainDeclarations(body: string, variables: Variables, older: ReadonlySet<string>): string {
  const readable = new Set(older);
  const plain: (readonly [string, string])[] = [];
  for (const [name, value] of declarationsOf(body)) {
    if (!colorProperties.includes(name)) {
      if (!name.startsWith("--")) plain.push([name, value]);
      continue;
    }
    if (isNew(value) && !value.startsWith("var(") && readable.has(name)) continue;
    const color = plainColor(value, variables);
    if (color !== undefined) plain.push([name, color]);
    else if (!readable.has(name)) throw new UnknownColorError(`the color of ${name}`);
    if (color !== undefined) readable.add(name);
  }
  return writeDeclarations(plain);
}

/** @returns undefined if it can't be told. */
function plainColor(given: string, variables: Variables): string | undefined {
  const value = withVariables(given.replace(/!\s*important/i, "").trim(), variables);
  if (value === undefined) return undefined;
  if (asItIs.test(value) || /^url\(/i.test(value)) return value;
  // As drawing programs write colors for print, behind the one for screens.
  const [screen = ""] = value.split(/\sicc-color\(/i);
  const color = parse(screen.trim().toLowerCase());
  if (!color) return undefined;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

/** How deep variables refer to others. */
const depthMax = 10;

/** @returns undefined for one that there is not, and that has no other value beside it. */
function withVariables(value: string, variables: Variables, depth = 0): string | undefined {
  const call = /^var\(\s*(--[^\s,()]+)\s*(?:,([\s\S]*))?\)$/i.exec(value);
  if (!call) return value;
  if (depth === depthMax) return undefined;
  const [, name = "", otherwise] = call;
  const found = variables.get(name) ?? otherwise?.trim();
  return found === undefined ? undefined : withVariables(found, variables, depth + 1);
}

/** The first value that each is given: the root's, before that of a theme. */
function readVariables(svg: string): Variables {
  const variables = new Map<string, string>();
  const keep = (body: string) => {
    for (const [name, value] of declarationsOf(body)) {
      if (name.startsWith("--") && !variables.has(name)) variables.set(name, value);
    }
  };
  let sheetStart: number | undefined;
  for (const { name, start, end, isClosing, isAlone, attributes } of readSvgTags(svg)) {
    if (sheetStart !== undefined) for (const { body } of rulesOf(sheetIn(svg.slice(sheetStart, start)))) keep(body);
    sheetStart = name === "style" && !isClosing && !isAlone ? end : undefined;
    keep(attributes.get("style") ?? "");
  }
  return variables;
}
