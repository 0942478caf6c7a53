import type { Frame } from "../geometry/path.ts";
import type { Kit } from "./kit.ts";

export interface Split {
  /** From edge to edge on three sides. */
  readonly picture: Frame;
  /** Within the margins. */
  readonly words: Frame;
  readonly isWide: boolean;
}

interface SplitPlan {
  /** The picture's share of the height; of the width, on a wide canvas. */
  readonly share: number;
  readonly wideShare?: number;
  /** Place of the picture on a canvas that is not wide. A wide one has it on the right. */
  readonly pictureAt: "top" | "bottom";
  /** Distance between the picture and the words, in hundredths of the short side. */
  readonly gap?: number;
}

/** A part of the canvas for the picture and the rest for the words, so that neither is over the other. */
export function splitCanvas(kit: Kit, { share, wideShare = share, pictureAt, gap = 6 }: SplitPlan): Split {
  const { width, height, unit, inner } = kit;
  const isWide = width > height * 1.2;
  if (isWide) {
    const x = width * (1 - wideShare);
    return {
      picture: { x, y: 0, width: width - x, height },
      words: { ...inner, width: x - inner.x - unit * gap },
      isWide,
    };
  }
  const pictureHeight = height * share;
  if (pictureAt === "bottom") {
    const y = height - pictureHeight;
    return {
      picture: { x: 0, y, width, height: pictureHeight },
      words: { ...inner, height: y - inner.y - unit * gap },
      isWide,
    };
  }
  const y = pictureHeight + unit * gap;
  return {
    picture: { x: 0, y: 0, width, height: pictureHeight },
    words: { ...inner, y, height: inner.y + inner.height - y },
    isWide,
  };
}
