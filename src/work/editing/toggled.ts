/** The set with an element that it doesn’t have, or without one that it has. */
export function toggled<Element>(set: ReadonlySet<Element>, element: Element): ReadonlySet<Element> {
  const next = new Set(set);
  if (!next.delete(element)) next.add(element);
  return next;
}
