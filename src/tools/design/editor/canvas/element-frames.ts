import { boundsOf, type DesignDocument, type Element, elementsAt, frameOf, type Typesetter } from "#studio/browser.ts";
import type { Box } from "./snapping.ts";

const known = new WeakMap<Element, { readonly frame: Box | undefined; readonly bounds: Box | undefined }>();

function measure(element: Element, design: DesignDocument, typesetter: Typesetter) {
  const found = known.get(element);
  if (found) return found;
  const measured = {
    frame: frameOf(element, design, typesetter),
    bounds: boundsOf(element, design, typesetter),
  };
  known.set(element, measured);
  return measured;
}

/** Same as `frameOf`, but measured once for each element, as elements never change in place. */
export const elementFrame = (element: Element, design: DesignDocument, typesetter: Typesetter): Box | undefined =>
  measure(element, design, typesetter).frame;

/** Same as `boundsOf`, but measured once. */
export const elementBounds = (element: Element, design: DesignDocument, typesetter: Typesetter): Box | undefined =>
  measure(element, design, typesetter).bounds;

/** The topmost element under a point. Only those nearby are looked at closely. */
export function elementAt(
  design: DesignDocument,
  [x, y]: readonly [number, number],
  typesetter: Typesetter,
): Element | undefined {
  const near = Math.min(design.width, design.height) / 100;
  const elements = design.elements.filter((element) => {
    const box = elementBounds(element, design, typesetter);
    return (
      box && x >= box.x - near && y >= box.y - near && x <= box.x + box.width + near && y <= box.y + box.height + near
    );
  });
  return elementsAt({ ...design, elements }, [x, y], typesetter)[0];
}
