import type { Brief } from "../../engine/brief/brief.ts";

/** Ids of the figures that a composition draws of its own, with blanks between them, by the composition’s id. */
const pictured: Readonly<Record<string, string>> = {
  sun: "sun",
  sunrise: "sun",
  moon: "sun moon",
  ridges: "sun mountain",
  hills: "sun mountain",
  orbits: "planet globe star",
  bloom: "flower leaf",
  plant: "leaf flower tree",
  hand: "flower heart",
  city: "house",
};

/** Tells whether a composition draws nothing that a brief rules out. */
export const isAllowedIn = ({ without = [] }: Pick<Brief, "without">, { id }: { readonly id: string }): boolean =>
  (pictured[id] ?? "").split(" ").every((figure) => !without.includes(figure));
