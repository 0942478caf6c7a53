import { readSvgTags, type SvgTag } from "./read-svg-tags.ts";

/** A file has more parts than can be looked at. */
export class TooManyPartsError extends Error {}

/** An element of a file. Its attributes are what the file says until its styles are applied. */
export interface SvgElement {
  readonly tag: SvgTag;
  /** Its place among all elements of the file. */
  readonly index: number;
  readonly parent: SvgElement | undefined;
  /** The element before it, in the same parent. */
  readonly before: SvgElement | undefined;
  readonly children: SvgElement[];
  /** Its own, without that of its children. */
  text: string;
  /** Something in it, or in what it holds, is there to be read. */
  hasWords: boolean;
  /** Named as in the file, with the values that the renderer reads. */
  attributes: ReadonlyMap<string, string>;
  /** Set if something said about its looks can't be drawn as it is said. */
  unread?: "color" | "style";
}

/** Far above any logo's. */
const elementsMax = 20_000;
const depthMax = 100;

/**
 * All elements of a file, in its order.
 * @throws {TooManyPartsError} for more than can be looked at, or deeper.
 * @throws {SyntaxError} for markup that is broken.
 */
export function readSvgTree(svg: string): readonly SvgElement[] {
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  for (const tag of readSvgTags(svg)) {
    const parent = open.at(-1);
    if (parent) parent.text += tag.text;
    if (tag.text.trim() !== "") for (const element of open) element.hasWords = true;
    if (tag.isClosing) {
      if (open.pop()?.tag.name !== tag.name) throw new SyntaxError("a tag closes another one");
      continue;
    }
    if (!parent && elements.length > 0) throw new SyntaxError("more than one element is outermost");
    const element: SvgElement = {
      tag,
      index: elements.length,
      parent,
      before: parent?.children.at(-1),
      children: [],
      text: "",
      hasWords: false,
      attributes: tag.attributes,
    };
    parent?.children.push(element);
    elements.push(element);
    if (!tag.isAlone) open.push(element);
    if (elements.length > elementsMax || open.length > depthMax) throw new TooManyPartsError();
  }
  if (open.length > 0) throw new SyntaxError("a tag is never closed");
  return elements;
}
