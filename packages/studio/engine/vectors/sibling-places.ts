import type { Elements, Scope } from "./selector-scope.ts";
import type { SvgElement } from "./svg-tree.ts";

export interface Counting {
  readonly isOfType: boolean;
  /** From the last one. */
  readonly isLast: boolean;
  /** Others have no place. */
  readonly counted: Elements | undefined;
}

/** The place of each element among its siblings, from 1. */
export function countPlaces(scope: Scope, { isOfType, isLast, counted }: Counting): Int32Array {
  const places = new Int32Array(scope.all.length);
  const counts = new Map<SvgElement | undefined, Map<string, number>>();
  for (const element of isLast ? scope.all.toReversed() : scope.all) {
    if (counted && counted[element.index] !== 1) continue;
    const siblings = counts.get(element.parent) ?? new Map<string, number>();
    counts.set(element.parent, siblings);
    const key = isOfType ? element.tag.name : "";
    const place = (siblings.get(key) ?? 0) + 1;
    siblings.set(key, place);
    places[element.index] = place;
  }
  return places;
}
