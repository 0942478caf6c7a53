import { type CssNodePlain, type ParseOptions, parse, toPlainObject } from "css-tree";
import { type CssPart, readCss } from "./css-parts.ts";
import { type Matched, matchSelectors, UnknownSelectorError } from "./match-selectors.ts";
import { isDrawnProperty, isNewColor, isValid } from "./plain-values.ts";
import type { Scope } from "./selector-scope.ts";

/** A rule that would be drawn wrong, because we can't tell for which elements or when it applies. */
export class UnknownRuleError extends Error {}

export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** Declarations in the order of the file, with the elements that they are for. */
export interface StyleRule {
  readonly matched: readonly Matched[];
  readonly layer: Layer;
  readonly declarations: readonly Declaration[];
}

/** A cascade layer. The outermost has all that is in none. */
export interface Layer {
  readonly inside: Map<string, Layer>;
  /** Later ones win, or for what is important, earlier ones. */
  order: number;
}

export interface StyleSheets {
  readonly rules: readonly StyleRule[];
  /** Sheets of other files, which are not read. */
  readonly hasImports: boolean;
}

/** Place of a part of a sheet. */
interface Place {
  /** The selectors of the rule around it. */
  readonly matched: readonly Matched[] | undefined;
  readonly layer: Layer;
  /** Part of the rules around it that we don't understand. */
  readonly unknown?: string;
}

/** Rules that draw nothing, or only text. */
const ignoredAtRules =
  /^(?:charset|font-face|(?:-\w+-)?keyframes|page|counter-style|font-feature-values|font-palette-values|starting-style|view-transition)$/;

/**
 * The rules that apply on a screen with light colors.
 * @param sheets in the order of the file.
 * @throws {UnknownRuleError} for rules about what is drawn that we don't understand.
 */
export function readSheets(sheets: readonly string[], scope: Scope): StyleSheets {
  const rules: StyleRule[] = [];
  const root: Layer = { inside: new Map(), order: 0 };
  let hasImports = false;

  const readBlock = (parts: readonly CssPart[], place: Place): void => {
    let declarations: Declaration[] | undefined;
    for (const part of parts) {
      if (part.kind !== "declaration") {
        declarations = undefined;
        if (part.kind === "rule") readRule(part, place);
        else readAtRule(part, place);
        continue;
      }
      const read = readDeclaration(part);
      if (read.length === 0 || !place.matched) continue;
      if (place.unknown !== undefined) throw new UnknownRuleError(place.unknown);
      if (!declarations) {
        declarations = [];
        rules.push({ matched: place.matched, layer: place.layer, declarations });
      }
      declarations.push(...read);
    }
  };

  const readRule = ({ prelude, parts }: CssPart & { readonly kind: "rule" }, place: Place): void => {
    try {
      const matched = matchSelectors(prelude, scope, place.matched);
      if (matched) readBlock(parts, { ...place, matched });
    } catch (error) {
      if (!(error instanceof UnknownSelectorError)) throw error;
      readBlock(parts, { ...place, matched: [], unknown: error.message });
    }
  };

  const readAtRule = ({ name, prelude, parts }: CssPart & { readonly kind: "at-rule" }, place: Place): void => {
    if (ignoredAtRules.test(name)) return;
    if (name === "import") {
      if (/data:/i.test(prelude)) throw new UnknownRuleError("@import");
      hasImports = true;
    }
    if (name === "layer") readLayers(prelude, parts, place);
    else if (name === "media" || name === "supports") {
      const applies = name === "media" ? isForScreen(prelude) : isSupported(prelude);
      const unknown = applies === undefined ? { unknown: `@${name} ${prelude}` } : {};
      if (applies !== false) readBlock(parts ?? [], { ...place, ...unknown });
    } else if (parts) readBlock(parts, { ...place, unknown: `@${name}` });
    else if (name === "namespace" && !prelude.includes("http://www.w3.org/2000/svg"))
      throw new UnknownRuleError("@namespace");
  };

  const readLayers = (prelude: string, parts: readonly CssPart[] | undefined, place: Place): void => {
    const names = prelude === "" ? [""] : prelude.split(",");
    const layers = names.map((name) => layerAt(place.layer, name.trim()));
    if (parts && layers[0]) readBlock(parts, { ...place, layer: layers[0] });
  };

  for (const sheet of sheets) {
    const parts = readCss(sheet);
    if (!parts) throw new UnknownRuleError("blocks in blocks");
    readBlock(parts, { matched: undefined, layer: root });
  }
  orderLayers(root, 0);
  return { rules: rules.map((rule) => ({ ...rule, declarations: keepOlder(rule.declarations) })), hasImports };
}

/** The layer of a name such as `base.buttons`. One without a name is always new. */
function layerAt(around: Layer, name: string): Layer {
  return name.split(".").reduce((layer, one) => {
    const key = one === "" ? `${layer.inside.size} without a name` : one;
    const known = layer.inside.get(key) ?? { inside: new Map(), order: 0 };
    layer.inside.set(key, known);
    return known;
  }, around);
}

function orderLayers(layer: Layer, from: number): number {
  layer.order = [...layer.inside.values()].reduce((order, inner) => orderLayers(inner, order), from);
  return layer.order + 1;
}

const important = /!\s*important$/i;

/** @returns none for what browsers drop, and for what has nothing to do with drawing. */
export function readDeclaration(part: { readonly name: string; readonly value: string }): readonly Declaration[] {
  const isVariable = part.name.startsWith("--");
  const name = isVariable ? part.name : part.name.toLowerCase();
  const isImportant = important.test(part.value);
  const value = part.value.replace(important, "").trim();
  if (!isVariable && (!isDrawnProperty(name) || !isValid(name, value))) return [];
  const names = name === "marker" ? ["marker-start", "marker-mid", "marker-end"] : [name];
  return names.map((one) => ({ name: one, value, isImportant }));
}

/** Declarations without the new kinds of colors that drawing programs write behind an older one, for programs that can read them. */
export function keepOlder(
  declarations: readonly Declaration[],
  before: readonly Declaration[] = [],
): readonly Declaration[] {
  const colored = new Set(before.map(({ name }) => name));
  return declarations.filter(({ name, value }) => {
    const isKept = !isNewColor(value) || !colored.has(name);
    colored.add(name);
    return isKept;
  });
}

/** @returns undefined if it depends on what we don't know. */
export function isForScreen(query: string): boolean | undefined {
  if (query.trim() === "") return true;
  const list = tryParse(query, "mediaQueryList");
  if (list?.type !== "MediaQueryList") return undefined;
  return any(list.children.map(matchesQuery));
}

function matchesQuery(query: CssNodePlain): boolean | undefined {
  if (query.type !== "MediaQuery") return undefined;
  const type = query.mediaType?.toLowerCase() ?? "all";
  const isType = type === "all" || type === "screen";
  const matches = all([isType, query.condition === null ? true : matchesCondition(query.condition, matchesFeature)]);
  return query.modifier?.toLowerCase() === "not" ? not(matches) : matches;
}

type Test = (node: CssNodePlain) => boolean | undefined;

function matchesCondition(node: CssNodePlain, test: Test): boolean | undefined {
  if (node.type !== "Condition") return test(node);
  const words = new Set(
    node.children.flatMap((child) => (child.type === "Identifier" ? [child.name.toLowerCase()] : [])),
  );
  const results = node.children.flatMap((child) =>
    child.type === "Identifier" ? [] : [matchesCondition(child, test)],
  );
  if (words.size > 1) return undefined;
  if (words.has("not")) return not(results[0]);
  return words.has("or") ? any(results) : all(results);
}

const knownFeatures: Readonly<Record<string, string>> = {
  "prefers-color-scheme": "light",
  "prefers-reduced-motion": "no-preference",
  "prefers-contrast": "no-preference",
  "forced-colors": "none",
};

const matchesFeature: Test = (node) => {
  if (node.type !== "Feature" || node.value?.type !== "Identifier") return undefined;
  const known = knownFeatures[node.name.toLowerCase()];
  return known === undefined ? undefined : known === node.value.name.toLowerCase();
};

function isSupported(query: string): boolean | undefined {
  const condition = tryParse(query, "condition", "supports");
  return condition && matchesCondition(condition, supportsDeclaration);
}

/** Tests a declaration: one that isn't valid for us may be valid for browsers. */
const supportsDeclaration: Test = (node) => {
  if (node.type !== "SupportsDeclaration" || node.declaration.type !== "Declaration") return undefined;
  const { property, value } = node.declaration;
  return isDrawnProperty(property) && value.type === "Raw" && isValid(property, value.value) ? true : undefined;
};

function tryParse(text: string, context: string, kind?: string): CssNodePlain | undefined {
  // Its types don't have `kind`, which says what a condition is about.
  const options: ParseOptions & { readonly kind?: string | undefined } = { context, kind, parseValue: false };
  try {
    return toPlainObject(parse(text, options));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

const not = (result: boolean | undefined) => (result === undefined ? undefined : !result);

function all(results: readonly (boolean | undefined)[]): boolean | undefined {
  if (results.includes(false)) return false;
  return results.includes(undefined) ? undefined : true;
}

const any = (results: readonly (boolean | undefined)[]): boolean | undefined => not(all(results.map(not)));
