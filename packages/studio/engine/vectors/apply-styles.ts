import { readCss } from "./css-parts.ts";
import { isColor, isStyleAttribute, isValid, plainValue, UnreadValueError } from "./plain-values.ts";
import { scopeOf } from "./selector-scope.ts";
import {
  type Declaration,
  isForScreen,
  keepOlder,
  readDeclaration,
  readSheets,
  type StyleRule,
} from "./style-sheet.ts";
import { type SvgElement, TooManyPartsError } from "./svg-tree.ts";
import { Variables } from "./variables.ts";

/** Far above what a picture says, with what a rule says counted for each of its elements. */
const declarationsMax = 200_000;

/** A rule for one element. */
interface Applied {
  readonly rule: StyleRule;
  /** The highest of those selectors that are about the element. */
  readonly specificity: number;
}

/**
 * Says in attributes what style sheets and style attributes say, as the renderer reads it: it knows only the simplest selectors, no variables
 * and few colors, and draws all else black.
 * @returns whether there are sheets in other files, which are not read.
 * @throws {UnknownRuleError} for rules that we don't understand.
 * @throws {TooManyPartsError}
 */
export function applyStyles(elements: readonly SvgElement[]): { readonly hasImports: boolean } {
  const { rules, hasImports } = readSheets(sheetsOf(elements), scopeOf(elements));
  const applied = rulesByElement(elements, rules);
  const variables = new Variables();
  let left = declarationsMax;
  for (const element of elements) {
    const attributes = attributesOf(element);
    const style = keepOlder(styleOf(element), attributes);
    const said = [...attributes, ...inOrder(applied[element.index] ?? [], style)];
    left -= said.length;
    if (left < 0) throw new TooManyPartsError();
    variables.keep(element, said);
    element.attributes = plainAttributes(element, new Map(said.map((one) => [one.name, one])), variables);
  }
  return { hasImports };
}

const sheetsOf = (elements: readonly SvgElement[]): readonly string[] =>
  elements.flatMap(({ tag: { name, attributes }, text }) => {
    const isCss = /^(?:text\/css)?$/i.test(attributes.get("type")?.trim() ?? "");
    return name === "style" && isCss ? [sheetFor(attributes.get("media") ?? "", text)] : [];
  });

/** The sheet as far as it is for screens. One that depends on more is refused later, if it says something about what is drawn. */
function sheetFor(media: string, sheet: string): string {
  const isFor = isForScreen(media);
  if (isFor === undefined) return `@media (unknown){${sheet}}`;
  return isFor ? sheet : "";
}

function rulesByElement(elements: readonly SvgElement[], rules: readonly StyleRule[]): readonly (readonly Applied[])[] {
  const found: Applied[][] = elements.map(() => []);
  let left = declarationsMax;
  for (const rule of rules) {
    for (const [index, applied] of found.entries()) {
      const about = rule.matched.filter(({ elements: matched }) => matched[index] === 1);
      if (about.length === 0) continue;
      left -= 1 + rule.declarations.length;
      if (left < 0) throw new TooManyPartsError();
      applied.push({ rule, specificity: Math.max(...about.map(({ specificity }) => specificity)) });
    }
  }
  return found;
}

/** Declarations from what counts least to what counts most. */
function inOrder(applied: readonly Applied[], style: readonly Declaration[]): readonly Declaration[] {
  const from = (isImportant: boolean) => {
    const sign = isImportant ? -1 : 1;
    const rules = applied.toSorted(
      (one, other) => sign * (one.rule.layer.order - other.rule.layer.order) || one.specificity - other.specificity,
    );
    return [...rules.flatMap(({ rule }) => rule.declarations), ...style].filter(
      (declaration) => declaration.isImportant === isImportant,
    );
  };
  return [...from(false), ...from(true)];
}

const styleOf = ({ tag }: SvgElement): readonly Declaration[] =>
  (readCss(tag.attributes.get("style") ?? "", true) ?? []).flatMap((part) =>
    part.kind === "declaration" ? readDeclaration(part) : [],
  );

const attributesOf = ({ tag }: SvgElement): readonly Declaration[] =>
  Array.from(tag.attributes).flatMap(([name, text]) => {
    const value = text.trim();
    return isStyleAttribute(name, value) && isValid(name, value) ? [{ name, value, isImportant: false }] : [];
  });

function plainAttributes(
  element: SvgElement,
  said: ReadonlyMap<string, Declaration>,
  variables: Variables,
): ReadonlyMap<string, string> {
  const plain = new Map(
    Array.from(element.tag.attributes).filter(
      ([name, value]) => name !== "style" && !said.has(name) && !isStyleAttribute(name, value),
    ),
  );
  const isMoved = (said.get("transform")?.value ?? plain.get("transform") ?? "none") !== "none";
  for (const { name, value } of said.values()) {
    // What a transformation is around says nothing without one.
    if (name.startsWith("--") || (/^transform-/.test(name) && !isMoved)) continue;
    try {
      const known = variables.replaceIn(value, element);
      if (known === undefined || (known !== value && !isValid(name, known))) throw new UnreadValueError(name);
      const written = plainValue(name, known, element.parent?.attributes.get(name));
      if (written !== undefined) plain.set(name, written);
    } catch (error) {
      if (!(error instanceof UnreadValueError)) throw error;
      element.unread ??= isColor(name) ? "color" : "style";
    }
  }
  if (plain.has("color")) sayCurrentColor(element, plain);
  return plain;
}

/** Elements inherit `currentColor` as a word, and not as the color that it stands for around them. */
function sayCurrentColor({ parent }: SvgElement, plain: Map<string, string>): void {
  for (const name of ["fill", "stroke"]) {
    let around = parent;
    while (around && !around.attributes.has(name)) around = around.parent;
    if (!plain.has(name) && around?.attributes.get(name) === "currentColor") plain.set(name, "currentColor");
  }
}
