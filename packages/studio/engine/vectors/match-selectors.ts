import { type CssNode, type CssNodePlain, find, ident, parse, toPlainObject } from "css-tree";
import { type Elements, everything, type Scope, select, spend, wordsOf } from "./selector-scope.ts";
import { countPlaces } from "./sibling-places.ts";
import type { SvgElement } from "./svg-tree.ts";

/** A selector that browsers read and we don't. */
export class UnknownSelectorError extends Error {}
/** A selector that browsers drop, with the whole list that it is in. */
class InvalidSelectorError extends Error {}

/** Its types leave out `&`, which it reads. */
type SelectorPart = CssNodePlain | { readonly type: "NestingSelector" };

/** One selector of a list, with the elements that it is about. */
export interface Matched {
  readonly elements: Elements;
  /** Higher for an id than for any number of classes, and for a class than for any number of names. */
  readonly specificity: number;
}

/** Reading a selector takes about as long as this many looks. */
const looksForSelector = 500;

const idWeight = 1e8;
const classWeight = 1e4;

/** States and parts that an uploaded picture never has. */
const never = new Set(
  "hover active focus focus-within focus-visible visited target checked indeterminate disabled enabled before after first-line first-letter".split(
    " ",
  ),
);

const pseudoElement = /^(?:before|after|first-line|first-letter|selection|marker|placeholder|backdrop|-webkit-.*)$/i;

/**
 * The elements of each selector in a list. Instead of asking each element, whose ancestors and siblings would be asked again for every part
 * of a selector, the set of all elements is narrowed from part to part: a part costs one look at each.
 * @param parents the selectors of the rule around it.
 * @returns undefined for a list that browsers drop.
 * @throws {UnknownSelectorError | TooManyPartsError}
 */
export function matchSelectors(
  list: string,
  scope: Scope,
  parents: readonly Matched[] | undefined,
): readonly Matched[] | undefined {
  spend(scope, looksForSelector);
  try {
    return matchList(parseList(list), scope, parents, parents !== undefined);
  } catch (error) {
    if (error instanceof InvalidSelectorError) return undefined;
    throw error;
  }
}

function parseList(list: string): CssNodePlain {
  if (/(?<!\\),$/.test(list)) throw new InvalidSelectorError();
  try {
    // Told to use arrays, its parser fails at spaces.
    return toPlainObject(parse(list, { context: "selectorList" }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // These leave out what they don't know, and keep the others.
    if (/:(?:is|where|matches|-webkit-any)\(/i.test(list)) throw new UnknownSelectorError(list);
    throw new InvalidSelectorError();
  }
}

function matchList(
  list: CssNodePlain,
  scope: Scope,
  parents: readonly Matched[] | undefined,
  isNested = false,
): readonly Matched[] {
  if (list.type !== "SelectorList") throw new InvalidSelectorError();
  return list.children.map((selector) => matchSelector(selector, scope, parents, isNested));
}

function matchSelector(
  selector: CssNodePlain,
  scope: Scope,
  parents: readonly Matched[] | undefined,
  isNested: boolean,
): Matched {
  if (selector.type !== "Selector") throw new InvalidSelectorError();
  const parts = isNested ? withParents(selector, selector.children) : selector.children;
  let specificity = 0;
  let matched = everything(scope);
  let isStart = true;
  for (const part of parts) {
    if (part.type === "Combinator") {
      if (isStart) throw new InvalidSelectorError();
      matched = related(matched, part.name, scope);
      isStart = true;
      continue;
    }
    // A name begins its part.
    if (part.type === "TypeSelector" && !isStart) throw new InvalidSelectorError();
    isStart = false;
    const { elements, specificity: more } = matchPart(part, scope, parents);
    specificity += more;
    matched = matched.map((is, index) => is & (elements[index] ?? 0));
  }
  if (isStart) throw new InvalidSelectorError();
  return { elements: matched, specificity };
}

/** A nested selector is about what is inside of the rule around it, unless it says otherwise. */
function withParents(selector: CssNodePlain, parts: readonly SelectorPart[]): readonly SelectorPart[] {
  // It walks arrays as well, which its types don't say.
  const hasParents =
    find(selector as CssNode, ({ type }: { readonly type: string }) => type === "NestingSelector") !== null;
  if (parts[0]?.type === "Combinator") return [{ type: "NestingSelector" }, ...parts];
  return hasParents ? parts : [{ type: "NestingSelector" }, { type: "Combinator", name: " " }, ...parts];
}

/** The elements that are in the given relation to one of the set. */
function related(from: Elements, combinator: string, scope: Scope): Elements {
  const found = new Uint8Array(from.length);
  spend(scope, from.length);
  for (const { index, parent, before } of scope.all) {
    const isIn = (element: SvgElement | undefined, set: Elements) => (element ? (set[element.index] ?? 0) : 0);
    if (combinator === " ") found[index] = isIn(parent, from) | isIn(parent, found);
    else if (combinator === ">") found[index] = isIn(parent, from);
    else if (combinator === "+") found[index] = isIn(before, from);
    else if (combinator === "~") found[index] = isIn(before, from) | isIn(before, found);
    else throw new InvalidSelectorError();
  }
  return found;
}

/** Joins matches as `:is()` takes them: an element of any, and the highest specificity of all. */
function together(matched: readonly Matched[], scope: Scope): Matched {
  return {
    elements: select(scope, ({ index }) => matched.some(({ elements }) => elements[index] === 1)),
    specificity: Math.max(0, ...matched.map(({ specificity }) => specificity)),
  };
}

function matchPart(part: SelectorPart, scope: Scope, parents: readonly Matched[] | undefined): Matched {
  switch (part.type) {
    case "TypeSelector": {
      const [space, name = space] = part.name.split("|").map(ident.decode);
      if (name !== space && space !== "*") throw new UnknownSelectorError(part.name);
      if (name === "*") return { elements: everything(scope), specificity: 0 };
      return { elements: select(scope, ({ tag }) => tag.name === name), specificity: 1 };
    }
    case "IdSelector": {
      const id = ident.decode(part.name);
      return { elements: select(scope, ({ tag }) => tag.attributes.get("id") === id), specificity: idWeight };
    }
    case "ClassSelector": {
      const name = ident.decode(part.name);
      return {
        elements: select(scope, ({ index }) => scope.classes[index]?.has(name) === true),
        specificity: classWeight,
      };
    }
    case "AttributeSelector":
      return { elements: select(scope, attributeTest(part, scope)), specificity: classWeight };
    case "NestingSelector":
      return parents ? together(parents, scope) : { elements: select(scope, isRoot), specificity: 0 };
    case "PseudoClassSelector":
      return matchPseudoClass(part, scope, parents);
    case "PseudoElementSelector":
      if (!pseudoElement.test(part.name)) throw new UnknownSelectorError(`::${part.name}`);
      return { elements: select(scope, () => false), specificity: 1 };
    default:
      throw new InvalidSelectorError();
  }
}

type AttributeSelector = CssNodePlain & { readonly type: "AttributeSelector" };

function attributeTest(part: AttributeSelector, scope: Scope): (element: SvgElement) => boolean {
  const name = ident.decode(part.name.name);
  if (name.includes("|")) throw new UnknownSelectorError(`[${name}]`);
  const given = part.value?.type === "String" ? part.value.value : ident.decode(part.value?.name ?? "");
  const isLoose = part.flags?.toLowerCase() === "i";
  const asCompared = (text: string) => (isLoose ? text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : text);
  const wanted = asCompared(given);
  const tests: Readonly<Record<string, (value: string) => boolean>> = {
    "=": (value) => value === wanted,
    "~=": (value) => wanted !== "" && wordsOf(value).includes(wanted),
    "|=": (value) => value === wanted || value.startsWith(`${wanted}-`),
    "^=": (value) => wanted !== "" && value.startsWith(wanted),
    "$=": (value) => wanted !== "" && value.endsWith(wanted),
    "*=": (value) => wanted !== "" && value.includes(wanted),
  };
  const test = part.matcher === null ? () => true : tests[part.matcher];
  if (!test) throw new InvalidSelectorError();
  return ({ tag }) => {
    const value = tag.attributes.get(name);
    if (value === undefined) return false;
    // A value may be as long as the file.
    spend(scope, value.length / 10);
    return test(asCompared(value));
  };
}

const isRoot = ({ parent }: SvgElement): boolean => parent === undefined;

type PseudoClass = CssNodePlain & { readonly type: "PseudoClassSelector" };

function matchPseudoClass(part: PseudoClass, scope: Scope, parents: readonly Matched[] | undefined): Matched {
  const name = part.name.toLowerCase();
  const test = testOfPlace(name, part, scope, parents);
  if (test) return { elements: select(scope, test.isIn), specificity: classWeight + test.specificity };
  if (never.has(name)) return { elements: select(scope, () => false), specificity: classWeight };
  if (name === "root" || name === "scope") return { elements: select(scope, isRoot), specificity: classWeight };
  if (name === "empty") {
    const isEmpty = ({ text, children }: SvgElement) => text === "" && children.length === 0;
    return { elements: select(scope, isEmpty), specificity: classWeight };
  }
  // Marks of other browsers.
  if (/^-(?:moz|ms|o)-/.test(name)) throw new InvalidSelectorError();
  const [list] = part.children ?? [];
  if (!["not", "is", "where"].includes(name) || !list) throw new UnknownSelectorError(`:${name}`);
  const { elements, specificity } = together(matchList(list, scope, parents), scope);
  return {
    elements: name === "not" ? elements.map((is) => 1 - is) : elements,
    specificity: name === "where" ? 0 : specificity,
  };
}

const firstOrLast = /^(first|last|only|nth|nth-last)-(child|of-type)$/;

/** `:nth-child()` and its kind. */
function testOfPlace(name: string, { children }: PseudoClass, scope: Scope, parents: readonly Matched[] | undefined) {
  const [, which, kind] = firstOrLast.exec(name) ?? [];
  if (which === undefined) return undefined;
  const isOfType = kind === "of-type";
  const [nth] = children ?? [];
  if (which.startsWith("nth") !== (nth?.type === "Nth")) throw new InvalidSelectorError();
  const counted =
    nth?.type === "Nth" && nth.selector ? together(matchList(nth.selector, scope, parents), scope) : undefined;
  const forms = which === "only" ? ["first", "last"] : [which];
  const places = forms.map((form) =>
    countPlaces(scope, { isOfType, isLast: form.endsWith("last"), counted: counted?.elements }),
  );
  const [step, offset] = nth?.type === "Nth" ? stepOf(nth.nth) : [0, 1];
  const isAt = (place = 0) =>
    place > 0 && (step === 0 ? place === offset : (place - offset) % step === 0 && (place - offset) / step >= 0);
  return {
    isIn: ({ index }: SvgElement) => places.every((place) => isAt(place[index])),
    specificity: counted?.specificity ?? 0,
  };
}

function stepOf(nth: CssNodePlain): readonly [step: number, offset: number] {
  if (nth.type === "AnPlusB") return [Number(nth.a ?? 0), Number(nth.b ?? 0)];
  return [2, nth.type === "Identifier" && nth.name.toLowerCase() === "odd" ? 1 : 0];
}
