import type { DesignDocument } from "../document/document.ts";
import { regroup } from "./groups.ts";
import { duplicate, setLocked } from "./layers.ts";

/** Puts copies on top, in the order of the elements. @returns the copies’ ids too, of those for which there was room. */
export function duplicateAll(
  design: DesignDocument,
  ids: readonly string[],
): { readonly design: DesignDocument; readonly ids: readonly string[] } {
  const copies: string[] = [];
  let copied = design;
  for (const { id } of design.elements.filter((element) => ids.includes(element.id))) {
    const one = duplicate(copied, id);
    copied = one.design;
    if (one.id !== undefined) copies.push(one.id);
  }
  return { design: regroup(copied, copies), ids: copies };
}

export const lockAll = (design: DesignDocument, ids: readonly string[], isLocked: boolean): DesignDocument =>
  ids.reduce((locked, id) => setLocked(locked, id, isLocked), design);
