import { primaryMark } from "./button.tsx";

/** Part of the window, in pixels from its top and left. */
interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** In pixels. */
export const toastWidth = 356;
/** A toast with two lines of description, and the edges of two that are behind it. */
const toastHeight = 120;
const gap = 12;
/** Toasts that would be higher are at the bottom again, where users look for them. */
const heightShareMax = 0.6;

/**
 * Distance of toasts from the bottom of the window at which they cover none of some areas.
 * @param usual distance where nothing is in the way.
 */
export function toastOffset(
  window: { readonly width: number; readonly height: number },
  areas: readonly Area[],
  usual: number,
): number {
  const left = window.width - usual - toastWidth;
  let bottom = usual;
  while (bottom + toastHeight <= window.height * heightShareMax) {
    const lower = window.height - bottom;
    const covered = areas.filter(
      (area) => area.right > left && area.top < lower && area.bottom > lower - toastHeight && area.bottom > area.top,
    );
    if (covered.length === 0) return bottom;
    bottom = window.height - Math.min(...covered.map(({ top }) => top)) + gap;
  }
  return usual;
}

/** Areas of the page that toasts must not cover: its main buttons, and bars that have one. */
export const keptClear = (): readonly Area[] =>
  [...document.querySelectorAll(`.${primaryMark}, [data-action-bar]`)].map((element) =>
    element.getBoundingClientRect(),
  );
