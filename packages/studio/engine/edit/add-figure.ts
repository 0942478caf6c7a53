import type { DesignDocument, GroupElement } from "../document/document.ts";
import { type Added, added, nameOf } from "./add-element.ts";
import { freeId, putOnTop } from "./change-element.ts";
import { withChildIds } from "./layers.ts";

/** Puts a drawn figure on top, under an id of its own. @returns no id if there is no room for it. */
export function addFigure(design: DesignDocument, figure: GroupElement): Added {
  const id = freeId(design, figure.id);
  return added(design, putOnTop(design, { ...withChildIds(figure, id), id, name: nameOf(figure.name, id) }), id);
}
