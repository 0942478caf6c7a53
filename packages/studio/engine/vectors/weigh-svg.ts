import { byIdOf, referencesOf } from "./drawn-elements.ts";
import type { SvgElement } from "./svg-tree.ts";

/** Far above any logo's; with parts that are used again counted each time. */
const weightMax = 20_000;
const depthMax = 100;

/**
 * Number of elements that have to be drawn for a file, with all that they refer to: a file of a few lines can stand for billions.
 * @param elements with styles applied.
 * @returns Infinity for more than can be drawn, and for parts that refer to themselves.
 */
export function weighSvg(elements: readonly SvgElement[]): number {
  const byId = byIdOf(elements);
  const known = new Map<SvgElement, number>();
  const weigh = (element: SvgElement, depth: number): number => {
    const weight = known.get(element);
    if (weight !== undefined) return weight;
    if (depth > depthMax) return Infinity;
    // Until it is known: what meets it again refers to itself.
    known.set(element, Infinity);
    const parts = [...element.children, ...referencesOf(element).flatMap((id) => byId.get(id) ?? [])];
    const sum = parts.reduce((total, part) => (total > weightMax ? Infinity : total + weigh(part, depth + 1)), 1);
    known.set(element, sum);
    return sum;
  };
  const [root] = elements;
  const weight = root ? weigh(root, 0) : 0;
  return weight > weightMax ? Infinity : weight;
}
