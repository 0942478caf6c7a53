import { escapeXml } from "../../../engine/render/render-svg.ts";
import { faceOf } from "../../../engine/type/faces.ts";
import { homeIndicatorName, statusBarName } from "../parts/chrome.ts";
import {
  isPlacedBox,
  isPlacedWords,
  type LayoutContext,
  type Placed,
  type PlacedBox,
  type PlacedDrawing,
} from "../placed.ts";
import {
  boxRules,
  colorNames,
  familyName,
  type PageContext,
  paintName,
  placeRules,
  type Rules,
  wordRules,
} from "./styles-of.ts";
import { svgOf } from "./svg-of.ts";
import { tableMin } from "./widths.ts";

export interface PageOrder {
  readonly placed: Placed;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly context: LayoutContext;
  /** The fonts’ files as data addresses, by the ids of their faces. */
  readonly fonts: ReadonlyMap<string, string>;
  /** A visible line at the foot; none if left out. */
  readonly watermark?: string | undefined;
}

/** A screen as a page that stands alone: HTML and CSS, without scripts and without anything from elsewhere. */
export function toHtml({ placed, title, width, height, context: layout, fonts, watermark }: PageOrder): string {
  const context: PageContext = { ...layout, pageWidth: width };
  const { look, language } = context;
  const sheet = createSheet();
  let drawings = 0;
  const render = (at: Placed, parent: PlacedBox | undefined, isInline: boolean): string => {
    const { name } = at.node;
    if (name === statusBarName || name === homeIndicatorName) return "";
    if (isPlacedWords(at)) {
      const tag = at.node.tag ?? "span";
      const className = sheet.classOf(name, [
        ...wordRules(at, context),
        ...placeRules(at, parent, context),
        ...(tag === "span" ? ["display: block"] : []),
      ]);
      return `<${tag} class="${className}">${escapeXml(at.text)}</${tag}>`;
    }
    if (!isPlacedBox(at)) return renderDrawing(at as PlacedDrawing, parent);
    return renderBox(at, parent, isInline);
  };
  const renderDrawing = (at: PlacedDrawing, parent: PlacedBox | undefined): string => {
    const { node, frame } = at;
    const isFixed = node.width !== undefined;
    const size: Rules = isFixed
      ? [`width: ${node.width}px`, "max-width: 100%", `height: ${node.height}px`]
      : node.isWhole
        ? ["width: 100%", "height: auto"]
        : ["width: 100%", `height: ${Math.round(frame.height)}px`];
    const round = node.radius ? [`border-radius: ${node.radius}px`] : [];
    const className = sheet.classOf(node.name, [...size, ...round, ...placeRules(at, parent, context)]);
    drawings++;
    return svgOf(at, { look, id: `d${drawings}`, className });
  };
  const renderBox = (at: PlacedBox, parent: PlacedBox | undefined, isInline: boolean): string => {
    const { node } = at;
    const { input } = node;
    const [held] = at.children;
    if (input && held && isPlacedWords(held)) return renderInput(at, held, parent);
    const tag = node.tag ?? (isInline ? "span" : "div");
    const className = sheet.classOf(node.name, [
      ...boxRules(at, context),
      ...placeRules(at, parent, context),
      ...(tag === "table" ? [`--table-min: ${tableMin(at, context)}px`] : []),
    ]);
    const holdsInline = isInline || tag === "button" || tag === "a" || tag === "label";
    const children = at.children.map((child) => render(child, at, holdsInline)).join("");
    return `<${tag} class="${className}"${attributesOf(at, tag)}>${children}</${tag}>`;
  };
  const renderInput = (
    at: PlacedBox,
    held: Extract<Placed, { text: string }>,
    parent: PlacedBox | undefined,
  ): string => {
    const { type, label } = at.node.input ?? { type: "text", label: "" };
    const isPlaceholder = held.node.paint === look.color.muted;
    const className = sheet.classOf("Input", [...wordRules(held, context), ...placeRules(at, parent, context)]);
    const said = `${isPlaceholder ? "placeholder" : "value"}="${escapeXml(held.text)}"`;
    return `<input class="${className}" type="${type}" aria-label="${escapeXml(label)}" ${said}>`;
  };
  const body = render(placed, undefined, false);
  const mark = watermark ? `<footer class="made-with">${escapeXml(watermark)}</footer>` : "";
  return [
    "<!doctype html>",
    `<html lang="${language}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title>`,
    "<style>",
    ...[...fonts].map(
      ([faceId, address]) =>
        `@font-face { font-family: ${familyName(faceId).split(",")[0]}; font-weight: ${faceOf(faceId).weight}; font-style: ${faceOf(faceId).isItalic ? "italic" : "normal"}; src: url(${address}) format("truetype"); }`,
    ),
    `:root { ${colorNames(look)
      .map(([name, hex]) => `--${name}: ${hex};`)
      .join(" ")} }`,
    baseRules(look, { width, height }),
    ...sheet.rules(),
    sideNavRules(width),
    "</style>",
    "</head>",
    "<body>",
    body,
    mark,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

const attributesOf = ({ node, children }: PlacedBox, tag: string): string => {
  const { label, state } = node;
  const takesLabel = ["button", "a", "nav", "form", "label"].includes(tag) || state !== undefined;
  const isSaid = label !== undefined && takesLabel && tag !== "label";
  const toggled =
    state && (state.role === "switch" || state.role === "checkbox")
      ? ` role="${state.role}" aria-checked="${state.isOn}"`
      : "";
  const pressed =
    state && toggled === ""
      ? tag === "a"
        ? state.isOn
          ? ' aria-current="page"'
          : ""
        : ` aria-pressed="${state.isOn}"`
      : "";
  const role =
    {
      table: ' role="table" tabindex="0"',
      thead: ' role="rowgroup"',
      tbody: ' role="rowgroup"',
      tr: ' role="row"',
      th: ' role="columnheader" scope="col"',
      td: ' role="cell"',
      ul: children.length > 0 ? ' role="list"' : "",
    }[tag] ?? "";
  return [
    isSaid ? ` aria-label="${escapeXml(label)}"` : "",
    tag === "button" ? ' type="button"' : "",
    tag === "a" ? ' href="#top"' : "",
    toggled,
    pressed,
    role,
  ].join("");
};

function baseRules(
  look: LayoutContext["look"],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const fill =
    typeof look.pageFill === "object"
      ? `linear-gradient(${look.pageFill.from}, ${look.pageFill.to}) fixed`
      : paintName(look.pageFill, look);
  const widthMax = width < 500 ? 480 : width < 1_000 ? 1_024 : 1_680;
  return [
    "*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }",
    `html { -webkit-text-size-adjust: 100%; }`,
    // With whole pixels, words are wider than they were designed, and break elsewhere.
    `body { background: ${fill}; color: var(--ink); min-height: 100vh; overflow-wrap: break-word; container-type: inline-size; text-rendering: geometricPrecision; }`,
    "svg { display: block; overflow: hidden; }",
    "h1, h2, h3, p, span { text-wrap: balance; }",
    "ul { list-style: none; }",
    "a { color: inherit; text-decoration: none; }",
    "button { border: 0; background: none; color: inherit; text-align: inherit; }",
    "input { border: 0; background: none; width: 100%; min-height: 44px; }",
    "button, input { text-rendering: inherit; }",
    "input::placeholder { color: var(--muted); opacity: 1; }",
    ":focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }",
    `.screen { max-width: ${widthMax}px; min-height: ${width < 500 ? "100vh" : `min(100vh, ${height}px)`}; margin: 0 auto; }`,
    `.made-with { padding: 12px; text-align: center; font: 500 13px/1.4 system-ui, sans-serif; background: #111; color: #fff; }`,
  ].join("\n");
}

/** Collects classes: parts of one name that look the same share theirs. */
function createSheet() {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  return {
    classOf(name: string, rules: Rules): string {
      const base =
        name
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, "-")
          .replaceAll(/^-+|-+$/g, "") || "part";
      const key = `${base}{${rules.join("; ")}}`;
      const found = known.get(key);
      if (found) return found;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      const className = base === "screen" ? base : count === 1 ? base : `${base}-${count}`;
      known.set(key, className);
      return className;
    },
    rules: (): readonly string[] =>
      [...known].map(
        ([key, className]) => `.${className} { ${key.slice(key.indexOf("{") + 1, key.lastIndexOf("}"))}; }`,
      ),
  };
}

/** The navigation at the side goes above the page, where that would be narrow. */
const sideNavRules = (width: number): string =>
  [
    `@container (max-width: ${width > 1_000 ? 920 : 640}px) {`,
    "  .screen:has(> .sidebar) { flex-direction: column; }",
    "  .screen > .sidebar { width: auto; padding: 16px; box-shadow: none; }",
    "  .screen:has(> .sidebar) > :last-child { flex: 1 0 auto; }",
    "  .sidebar > .navigation { flex-direction: row; flex-wrap: wrap; }",
    "  .sidebar > .brand { padding-bottom: 8px; }",
    "}",
  ].join("\n");
