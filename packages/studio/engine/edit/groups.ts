import {
  type DesignDocument,
  type Element,
  elementsMax,
  type GroupElement,
  type ShapeElement,
} from "../document/document.ts";
import { middleOf, turnOf, unturnedFrame } from "../document/turn.ts";
import { type Frame, pathData, rectangle, turnPoint } from "../geometry/path.ts";
import { pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";
import { changeElements, findElement, freeId, ifDrawable } from "./change-element.ts";
import { moveOf, transformElement } from "./transform-element.ts";

/*
 * Elements of one `groupId` are a group for the user alone: a press selects all of them. For the renderer, and for a new composition, each
 * is an element as any other. A `group` is a figure whose parts are drawn as one.
 */

/** The ids of all elements that are in a group with one of these, and these. */
export function withGroups({ elements }: DesignDocument, ids: readonly string[]): readonly string[] {
  const groups = new Set(elements.flatMap(({ id, groupId }) => (ids.includes(id) ? (groupId ?? []) : [])));
  return elements.flatMap(({ id, groupId }) => (ids.includes(id) || (groupId && groups.has(groupId)) ? id : []));
}

/** Tells whether several elements are one group already. */
export const isOneGroup = (elements: readonly Element[]): boolean =>
  elements[0]?.groupId !== undefined && elements.every(({ groupId }) => groupId === elements[0]?.groupId);

export const canUngroup = (elements: readonly Element[]): boolean =>
  elements.some(({ kind, groupId, isLocked }) => !isLocked && (groupId !== undefined || kind === "group"));

/** Puts elements into one group, in front of each other where the topmost of them is. Locked ones stay out of it. */
export function group(design: DesignDocument, ids: readonly string[]): DesignDocument {
  const isChosen = ({ id, isLocked }: Element) => !isLocked && ids.includes(id);
  const chosen = design.elements.filter(isChosen);
  const top = chosen.at(-1);
  if (!top || chosen.length < 2 || isOneGroup(chosen)) return design;
  const groupId = freeGroupId(design);
  const elements = design.elements.flatMap((element) =>
    element === top ? chosen.map((one) => ({ ...one, groupId })) : isChosen(element) ? [] : element,
  );
  return { ...design, elements };
}

/** Takes elements out of their groups, and figures apart. @returns the ids of all that they are now. */
export function ungroup(
  design: DesignDocument,
  ids: readonly string[],
): { readonly design: DesignDocument; readonly ids: readonly string[] } {
  let apart = changeElements(design, ids, (element) => {
    const { groupId, ...alone } = element;
    return groupId === undefined ? element : (alone as Element);
  });
  const parts: string[] = [];
  for (const id of ids) {
    const element = findElement(apart, id);
    const split = element?.kind === "group" && !element.isLocked ? takeApart(apart, element) : undefined;
    parts.push(...(split?.ids ?? [id]));
    apart = split?.design ?? apart;
  }
  return { design: apart, ids: parts };
}

/** Makes elements of a figure's parts. @returns undefined for a pattern, and where there would be too many elements. */
function takeApart(design: DesignDocument, figure: GroupElement) {
  const { children, clip, repeat } = figure;
  if (repeat || design.elements.length - 1 + children.length > elementsMax) return undefined;
  const others = { ...design, elements: design.elements.filter((element) => element !== figure) };
  const turn = turnOf(figure);
  const parts: ShapeElement[] = [];
  for (const child of children) {
    const shown = clip ? cutTo(child, clip) : child;
    if (!shown) return undefined;
    const frame = unturnedFrame(shown);
    if (!frame) continue;
    const id = freeId({ ...others, elements: [...others.elements, ...parts] }, figure.id);
    const part = { ...shown, id, isPlaced: true };
    if (!turn) parts.push(part);
    else {
      const [x, y] = middleOf(frame);
      const [toX, toY] = turnPoint([x, y], turn.degrees, turn.pivot);
      parts.push({ ...transformElement(part, moveOf(toX - x, toY - y)), turn: turn.degrees });
    }
  }
  const elements = design.elements.flatMap((element) => (element === figure ? parts : element));
  const apart = ifDrawable(design, elements);
  return apart === design || parts.length === 0 ? undefined : { design: apart, ids: parts.map(({ id }) => id) };
}

/** @returns undefined for a part that an outline cuts already, and the frame too: a shape has room for one of them. */
function cutTo(shape: ShapeElement, clip: Frame): ShapeElement | undefined {
  const frame = unturnedFrame(shape);
  if (!frame || isWithin(frame, clip)) return shape;
  const limit = shape.within === undefined ? undefined : pathExtent(readPath(shape.within));
  if (limit) return isWithin(limit, clip) ? shape : undefined;
  return { ...shape, within: pathData(rectangle(clip)) };
}

const isWithin = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

/** Gives copies groups of their own: those whose group was copied with them. */
export function regroup(design: DesignDocument, ids: readonly string[]): DesignDocument {
  const copies = design.elements.filter(({ id }) => ids.includes(id));
  let regrouped = design;
  for (const groupId of new Set(copies.flatMap((copy) => copy.groupId ?? []))) {
    const members = copies.filter((copy) => copy.groupId === groupId).map(({ id }) => id);
    const own = members.length > 1 ? { groupId: freeGroupId(regrouped) } : {};
    regrouped = changeElements(regrouped, members, ({ groupId: _, ...copy }) => ({ ...copy, ...own }) as Element);
  }
  return regrouped;
}

function freeGroupId({ elements }: DesignDocument): string {
  const taken = new Set(elements.map(({ groupId }) => groupId));
  let number = 1;
  while (taken.has(`group-${number}`)) number++;
  return `group-${number}`;
}
