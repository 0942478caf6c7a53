import { type SvgElement, TooManyPartsError } from "./svg-tree.ts";

/** A set of elements by their places in the file: 1 for those in it. */
export type Elements = Uint8Array;

/** All elements of a file, which each part of a selector goes through. */
export interface Scope {
  readonly all: readonly SvgElement[];
  /** Classes by the elements' places. */
  readonly classes: readonly ReadonlySet<string>[];
  /** Number of elements that may still be looked at. */
  left: number;
}

/** Half a second, and far above what 500 rules for 2,000 elements take. */
const looksMax = 5_000_000;
export const scopeOf = (all: readonly SvgElement[]): Scope => ({
  all,
  classes: all.map(({ tag }) => new Set(wordsOf(tag.attributes.get("class")))),
  left: looksMax,
});

export function select(scope: Scope, test: (element: SvgElement) => boolean): Elements {
  spend(scope, scope.all.length);
  const elements = new Uint8Array(scope.all.length);
  for (const element of scope.all) elements[element.index] = test(element) ? 1 : 0;
  return elements;
}

/** @throws {TooManyPartsError} */
export function spend(scope: Scope, looks: number): void {
  scope.left -= looks;
  if (scope.left < 0) throw new TooManyPartsError();
}

export const everything = (scope: Scope): Elements => select(scope, () => true);

export const wordsOf = (text = ""): readonly string[] => text.split(/\s/);
