import type { Kit } from "../../../engine/compose/kit.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { pictureShare } from "../picture-share.ts";

export const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

interface SoftStage {
  /** Room for the picture, within the margins. */
  readonly stage: Frame;
  readonly words: Frame;
  readonly wide: boolean;
}

/** The picture above the words, or to the right of them. @param share of the canvas's height, or of its width, that the picture has. */
export function stageOf(kit: Kit, share: number, wideShare = 0.46): SoftStage {
  const { width, height, unit, inner } = kit;
  if (isWide(kit)) {
    const x = width * (1 - wideShare);
    return {
      stage: { ...inner, x, width: inner.x + inner.width - x },
      words: { ...inner, width: x - inner.x - unit * 6 },
      wide: true,
    };
  }
  const tall = height * pictureShare(kit, share) - inner.y;
  const top = inner.y + tall + unit * 6;
  return {
    stage: { ...inner, height: tall },
    words: { ...inner, y: top, height: inner.y + inner.height - top },
    wide: false,
  };
}
